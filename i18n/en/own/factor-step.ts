/** A code of the second factor: the second step of a sign-in, and where it is asked for again. */
export const factorStep = {
  title: 'One more step',
  text: 'Enter the code that your authenticator app shows.',
  code: 'Code',
  hint: 'No phone at hand? Enter one of your recovery codes.',
  missing: 'Enter the code.',
  confirm: 'Continue',
  checking: 'Checking…',
  someoneElse: 'Sign in as someone else',
  passkey: 'Use a passkey',
  either: 'Confirm with your passkey, or enter a code.',
  signIn: 'Sign in with a passkey',
  waiting: 'Follow what your browser says…',
  passkeyCancelled: 'The passkey was not used. Try again, or use another way.',
  passkeyAddress:
    'Passkeys work only at the address of the portal that has a name. Ask your administrator for it.',
  again: {
    title: 'Confirm with your second factor',
    text: 'This step concerns access or records, so we ask for your second factor again.',
  },
};
