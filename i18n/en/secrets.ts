/** A secret that is said once, and how to take it along. */
export const secrets = {
  once: 'Copy the secret now. It is not shown again.',
  clientId: 'Client id',
  clientSecret: 'Client secret',
  copy: 'Copy %{label}',
  copyShort: 'Copy',
  notCopied: 'The text is selected. Copy it with Ctrl+C or with the menu of the browser.',
};
