import { errorReplies as mexican } from '../es/error-replies';
import { overlay } from '../overlay';

export const errorReplies = overlay(mexican, {
  diskFull:
    'No se guardó nada, porque el servidor no tiene espacio de almacenamiento. Comuníquese con servicio al cliente.',
  feedKey: 'La clave de la recepción de transacciones falta o es incorrecta.',
  tooManyCalls: 'Demasiadas solicitudes en poco tiempo. Espere un minuto e intente de nuevo.',
  tooManyReports: 'Tiene demasiados informes en curso. Espere a que termine alguno.',
});
