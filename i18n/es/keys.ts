import type { keys as model } from '../en/keys';

export const keys: typeof model = {
  'portal-login-required/rfc-passw': 'Usuario y/o contraseña no ingresados',
  'portal-login-confirm/robot': 'Confirme que no es un robot',
  'portal-Bancos-msg/error': '¡Error al cargar los bancos!',
  'portal-Bancos-msg/success': '¡Banco guardado correctamente!',
  'saveUsr/error': 'No se pudo guardar el usuario.',
  'portal-filtersConta-msg/errors': '¡Error al cargar las cuentas!',
  'portal-filtersConta-errors': '¡Error al cargar los establecimientos!',
  'portal-financial-error/filters': '¡Error al cargar los establecimientos!',
  'portal-users-error/errorDataUsr': '¡Error al cargar los usuarios!',
  'select-establishment': 'Seleccione al menos un establecimiento.',
};
