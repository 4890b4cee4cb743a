/** What the server alone says about passwords. */
export const passwordReplies = {
  requested: 'If the tax id is registered, instructions were sent to its e-mail.',
  remembered: 'This password was used before. Choose another one.',
  currentMissing: 'Enter your current password.',
  currentWrong: 'The current password is incorrect. Try again.',
  tooMany:
    'Too many attempts. Try again in 1 minute. |||| Too many attempts. Try again in %{smart_count} minutes.',
  common: 'This password is too common. Choose another one.',
  needsFactor:
    'Your password was accepted only together with a second factor, and you have none now. Press “I forgot my password” and set a new one.',
  factorGone:
    'Your second factor has been removed in the meantime. Choose a password that meets the criteria without it.',
  tooManyChanges: 'You have changed your password %{most} times in a day. Try again tomorrow.',
};
