/** USR-38 to USR-45: what is wrong with a user, by the keys of `userProblem`. Both sides say it. */
export const userProblems = {
  required: 'Fill in name, e-mail and login.',
  email: 'Invalid e-mail.',
  nameTooLong: 'The name can have at most 100 characters.',
  nameUnseen: 'The name contains a line break or another invisible character.',
  status: 'Select the status.',
  scope: 'Select at least one establishment or group.',
  bothScopes: 'Required field. Choose establishments or groups, not both.',
  login: 'Invalid tax id.',
  endBeforeStart: 'The end date cannot be before the start date.',
  endMissing: 'Enter the end, or tick “No validity end”.',
  start: 'Enter the complete start date.',
  startPast: 'The start date cannot be before today.',
  category: 'Select a category.',
  establishment: 'Select at least one establishment.',
  beyondScope: 'This person also has access to establishments that are not yours.',
};
