/** The server alone says these texts, about the second factor of a sign-in. */
export const factorReplies = {
  asked: 'Confirm with your second factor.',
  wrong:
    'This code is not right. Enter the one that your app shows now. Your phone should show the time %{time}.',
  codeWrong: 'This code is not right. Check each character.',
  old: 'This code was valid 1 minute ago. Enter the one that your app shows now. Your phone should show the time %{time}. |||| This code was valid %{smart_count} minutes ago. Enter the one that your app shows now. Your phone should show the time %{time}.',
  used: 'This code was used already. Wait until your app shows the next one.',
  recoveryWrong: 'This recovery code is not right. Check each character.',
  recoveryUsed: 'This recovery code was used already. Each works once.',
  clockSlow:
    'The clock of your phone is 1 minute slow. Set it to %{time} and enter the next code. |||| The clock of your phone is %{smart_count} minutes slow. Set it to %{time} and enter the next code.',
  clockFast:
    'The clock of your phone is 1 minute fast. Set it to %{time} and enter the next code. |||| The clock of your phone is %{smart_count} minutes fast. Set it to %{time} and enter the next code.',
  unreadable:
    'Your second factor can no longer be read, because the key of the portal has changed. Ask an administrator to reset it.',
  expired: 'This sign-in took too long. Sign in again.',
  due: 'Your profile requires a second factor. Set it up first.',
  again: 'Confirm with your second factor.',
  required:
    'Your profile requires a second factor, so it cannot be removed. You can set up another one in its place.',
  passwordFirst: 'Your password was accepted only together with a second factor. Set another one first.',
  longPasswordFirst:
    'Your password was accepted only together with a second factor. Set another one first, of at least %{least} characters, not counting repeated parts.',
  noneWaits: 'The QR code is too old or was replaced. Start again.',
  off: 'A second factor is switched off for your profile.',
  none: 'You have not set up a second factor.',
  weaker: 'The settings of this portal require more for this profile.',
  ownFirst: 'Set up your own second factor first.',
  day: 'Enter the first day on which it is required.',
  past: 'This day has already passed.',
  passkeyWrong: 'This passkey could not be checked. Try again, or use another way.',
  passkeyOrigin: 'This passkey was used at another address. Open the portal at its own address.',
  passkeyExpired: 'This took too long. Try again with your passkey.',
  passkeyUsed: 'This answer of your passkey was used already. Try again.',
  passkeyUnknown:
    'This passkey is not known here; it may have been removed. Use another one, or another way.',
  passkeyCopied:
    'This passkey may have been copied, because it counts backwards. Use another way, remove the passkey, and tell your administrator.',
  passkeyUnverified:
    'Your passkey did not ask for a PIN, a finger or your face, so it is not enough alone. Enter your login and password.',
  passkeyKnown: 'This passkey was added already.',
  passkeysMany: 'You have ten passkeys, which is the most. Remove one first.',
};
