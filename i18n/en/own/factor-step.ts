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
  again: {
    title: 'Confirm with your second factor',
    text: 'This step concerns access or records, so we ask for the code of your authenticator app again.',
  },
};
