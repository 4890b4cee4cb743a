/** A secret that is said once, and how to take it along. */
export const secrets = {
  once: 'Copy the secret now. It will not be shown again.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  copy: 'Copy %{label}',
  copyShort: 'Copy',
  notCopied: 'The text is selected. Copy it with Ctrl+C or from the browser menu.',
};
