/** Messages that the specifications name by their key. */
export const keys = {
  'portal-login-required/rfc-passw': 'User and/or password not entered',
  'portal-login-confirm/robot': 'Confirm that you are not a robot',
  'portal-Bancos-msg/error': 'Error loading banks!',
  'portal-Bancos-msg/success': 'Bank saved successfully!',
  'saveUsr/error': 'The user could not be saved.',
  'portal-filtersConta-msg/errors': 'Error loading accounts!',
  'portal-filtersConta-errors': 'Error loading establishments!',
  'portal-financial-error/filters': 'Error loading establishments!',
  'portal-users-error/errorDataUsr': 'Error loading users!',
  'select-establishment': 'Select at least one establishment.',
};
