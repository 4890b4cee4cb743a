import type { errors as model } from '../en/errors';

export const errors: typeof model = {
  unexpected: 'Ocurrió algo inesperado. Intente nuevamente.',
  notProcessed: 'No fue posible procesar la solicitud.',
  canceled: 'Solicitud cancelada.',
  timeout: 'El servidor no respondió a tiempo.',
  reload: 'Recargue la página e intente nuevamente.',
  unavailable: 'El servicio no está disponible en este momento. Intente nuevamente en unos instantes.',
  diskFull:
    'No se guardó nada, porque el servidor no tiene espacio de almacenamiento. Comuníquese con servicio al cliente.',
  unauthenticated: 'Su sesión terminó. Ingrese nuevamente.',
  feedKey: 'La recepción de transacciones se abre con su clave, que falta o es incorrecta.',
  forbidden: 'Usted no tiene acceso a este recurso.',
  notFound: 'No encontrado.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooManyRequests: 'Demasiados intentos. Intente más tarde.',
  tooManyReports: 'Tiene demasiados informes en curso. Espere a que termine alguno.',
  validation: 'Revise los campos señalados.',
  malformed: 'La solicitud no es un JSON válido.',
  changedMeanwhile: 'Otra persona cambió este registro después de que usted lo abrió.',
  fieldChanged: 'Cambiado por otra persona.',
  list: '¡Error al cargar la lista!',
  filters: '¡Error al cargar los filtros!',
  noData: 'No hay datos para este filtro.',
  form: 'El formulario tiene errores.',
  unsaved: 'Hay cambios sin guardar. ¿Desea salir de todas formas?',
  languageNotFound: 'Código de idioma no encontrado.',
};
