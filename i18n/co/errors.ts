import { errors as mexican } from '../es/errors';
import { overlay } from '../overlay';

export const errors = overlay(mexican, {
  unexpected: 'Ocurrió algo inesperado. Intente de nuevo.',
  notProcessed: 'No fue posible procesar la solicitud.',
  reload: 'Recargue la página e intente de nuevo.',
  storageFull:
    'Este navegador ya no tiene espacio para guardar datos. Puede seguir trabajando, pero quizá tenga que ingresar de nuevo cuando recargue la página.',
  storage:
    'Este navegador no permite que el portal guarde datos. Puede trabajar, pero tendrá que ingresar de nuevo cada vez que recargue la página.',
  unavailable: 'El servicio no está disponible en este momento. Intente de nuevo en unos instantes.',
  unauthenticated: 'Su sesión terminó. Ingrese nuevamente.',
  forbidden: 'Usted no tiene acceso a este recurso.',
  tooManyRequests: 'Demasiados intentos. Intente más tarde.',
  validation: 'Revise los campos señalados.',
  changedMeanwhile: 'Otra persona cambió este registro después de que usted lo abrió.',
  fieldChanged: 'Cambiado por otra persona.',
  unsaved: 'Hay cambios sin guardar. ¿Desea salir de todas formas?',
});
