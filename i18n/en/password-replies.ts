/** What the server alone says about passwords. */
export const passwordReplies = {
  requested: 'If the tax id is registered, instructions were sent to its e-mail.',
  remembered: 'This password was used before. Choose another one.',
  currentMissing: 'Enter your current password.',
  currentWrong: 'The current password is not right. Try again.',
};
