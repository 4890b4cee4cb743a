/** What the server alone says about users. */
export const userReplies = {
  loginTaken: 'Login already registered.',
  fixed: 'This cannot be changed.',
  unknownEstablishment: 'One of the establishments does not exist.',
  unknownGroup: 'One of the groups does not exist.',
  apiUserExists: 'This user already has an API user.',
  notManager: 'Only an establishment manager may have an API user.',
};
