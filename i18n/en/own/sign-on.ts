/** The sign-in page, where people may sign in at a provider of OpenID Connect. */
export const signOn = {
  with: 'Sign in with %{provider}',
  going: 'Going to %{provider}…',
  returning: 'Signing you in with %{provider}…',
  again: 'Try again with %{provider}',
  back: 'Back to the sign-in page',
  otherBrowser: 'This sign-in was started in another window or too long ago. Start again.',
};
