import { errors as mexican } from '../es/errors';
import { overlay } from '../overlay';

export const errors = overlay(mexican, {
  unexpected: 'Ocurrió algo inesperado. Intente nuevamente.',
  notProcessed: 'No fue posible procesar la solicitud.',
  reload: 'Recargue la página e intente nuevamente.',
  unavailable: 'El servicio no está disponible en este momento. Intente nuevamente en unos instantes.',
  diskFull:
    'No se guardó nada, porque el servidor no tiene espacio de almacenamiento. Comuníquese con servicio al cliente.',
  unauthenticated: 'Su sesión terminó. Ingrese nuevamente.',
  feedKey: 'La recepción de transacciones se abre con su clave, que falta o es incorrecta.',
  forbidden: 'Usted no tiene acceso a este recurso.',
  tooManyRequests: 'Demasiados intentos. Intente más tarde.',
  tooManyCalls: 'Demasiadas solicitudes en poco tiempo. Espere un minuto e intente nuevamente.',
  validation: 'Revise los campos señalados.',
  changedMeanwhile: 'Otra persona cambió este registro después de que usted lo abrió.',
  fieldChanged: 'Cambiado por otra persona.',
  unsaved: 'Hay cambios sin guardar. ¿Desea salir de todas formas?',
});
