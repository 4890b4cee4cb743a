import { keys as mexican } from '../es/keys';
import { overlay } from '../overlay';

export const keys = overlay(mexican, {
  'portal-Bancos-msg/success': '¡Banco guardado con éxito!',
  'saveUsr/error': 'No fue posible guardar el usuario.',
});
