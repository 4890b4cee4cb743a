/** The server alone says these texts, about a sign-in at a provider of OpenID Connect and its rules. */
export const signOnReplies = {
  away: '%{provider} does not answer. Try again in a moment, or sign in with your user and password if you have them.',
  strange:
    '%{provider} answered something that the portal does not understand. Tell the administrator of the portal.',
  cancelled: '%{provider} did not let you in, or you cancelled. Try again.',
  refused: '%{provider} has ended this sign-in. Start again.',
  forged: 'This reply of %{provider} could not be verified. Start again.',
  otherBrowser: 'This sign-in was started in another window or too long ago. Start again.',
  noProvider: 'There is no such provider any more. Go back to the sign-in page.',
  unverified: '%{provider} says no verified e-mail address of yours. Ask its administrator.',
  domain: '%{provider} may not sign in people with this e-mail address. Ask the administrator of the portal.',
  unknown: '%{provider} knows you, but you are not registered in the portal. Ask its administrator.',
  several:
    'More than one person in the portal has your e-mail address. Ask the administrator of the portal to correct that.',
  incomplete:
    'With what %{provider} says of you, you could not be registered. Ask the administrator of the portal.',
  other: 'You sign in with another account or provider. Ask the administrator of the portal to release that.',
  noRule: 'None of your groups at %{provider} has access to the portal. Ask your administrator.',
  silent: '%{provider} does not say to which groups you belong. Ask its administrator.',
  addressKept: 'An address of this domain stays in it, because its people sign in by their provider.',
  off: 'Your access to the portal is switched off. Ask the administrator of the portal.',
  factorMissing:
    'Your profile requires a second factor, and %{provider} does not say that you gave one. Ask your administrator.',
  useProvider: 'You sign in by %{provider}. Use its button on the sign-in page.',
  renewalWaits: '%{provider} does not answer, so your session cannot go on yet. Try again in a moment.',
  missing: 'Enter the value that the provider sends.',
  twice: 'There is a rule for this value and profile already.',
  groups: 'Choose at least one group of establishments.',
  category: 'Choose the specific access.',
  unknownGroup: 'This group was deleted meanwhile.',
};
