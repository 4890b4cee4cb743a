import { api as mexican } from '../es/api';
import { overlay } from '../overlay';

export const api = overlay(mexican, {
  credentials: {
    title: 'Usuario de la API',
    loadFailed: 'No se pudo cargar el usuario de la API.',
    none: 'Aún no tiene usuario de la API',
    revoke: {
      text: 'Todos los secretos del usuario de la API y todos los tokens terminan con la siguiente llamada. Sus programas se rechazan hasta que renueve el secreto. Los webhooks continúan.',
    },
  },
  webhooks: { state: 'Estado' },
  deliveries: { columns: { state: 'Estado' }, filters: { state: 'Estado' } },
});
