import type { TrailTexts } from '../../area-parts';
import { api as mexican } from '../../es/own/api';
import { overlay } from '../../overlay';

export const api = overlay(mexican, {
  noAnswer:
    'El servidor no respondió. Es posible que de todos modos se haya hecho: revíselo y, si no, intente de nuevo.',
  credentials: {
    title: 'Usuario de la API',
    loadFailed: 'No fue posible cargar el usuario de la API.',
    none: 'Todavía no tiene usuario de la API',
    unused: 'Todavía no se ha usado',
    renew: { failed: 'No fue posible renovar el secreto.' },
    revoke: {
      text: 'Todos los secretos del usuario de la API y los tokens obtenidos con ellos dejan de funcionar en la siguiente llamada. Los programas sin clave se rechazan hasta que renueve el secreto. Las claves y los webhooks continúan.',
      failed: 'No fue posible revocar el secreto.',
    },
  },
  webhooks: {
    empty: 'Todavía no hay receptores de eventos',
    loadFailed: 'No fue posible cargar los receptores.',
    state: 'Estado',
    days: { none: 'Todavía no se ha cerrado ningún día.' },
    test: { unsent: 'No fue posible enviar el evento de prueba.' },
    turn: { failed: 'No fue posible modificar el receptor.' },
    rotate: { failed: 'No fue posible reemplazar el secreto.' },
    delete: { failed: 'No fue posible eliminar el receptor.' },
    form: { urlMissing: 'Ingrese una dirección.' },
  },
  deliveries: {
    failed: 'No fue posible cargar las entregas.',
    empty: 'Todavía no se ha enviado nada a este receptor.',
    columns: { state: 'Estado' },
    filters: { state: 'Estado' },
    oneFailed: 'No fue posible cargar la entrega.',
    since: { dateWrong: 'Ingrese una fecha válida.', timeWrong: 'Ingrese una hora, por ejemplo 06:00:00.' },
  },
});

export const trail: TrailTexts = {
  entities: { api_user: 'Usuario de la API' },
  fields: { keyRemoved: 'Clave retirada' },
};
