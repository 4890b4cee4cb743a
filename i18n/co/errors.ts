import type { errors as model } from '../en/errors';

export const errors: typeof model = {
  unexpected: 'Ocurrió algo inesperado. Intente nuevamente.',
  notProcessed: 'No fue posible procesar la solicitud.',
  canceled: 'Solicitud cancelada.',
  timeout: 'El servidor no respondió a tiempo.',
  reload: 'Recargue la página e intente nuevamente.',
  unavailable: 'El servicio no está disponible en este momento. Intente nuevamente en unos instantes.',
  unauthenticated: 'Su sesión terminó. Ingrese nuevamente.',
  forbidden: 'Usted no tiene acceso a este recurso.',
  notFound: 'No encontrado.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooManyRequests: 'Demasiados intentos. Intente más tarde.',
  validation: 'Revise los campos señalados.',
  unknownKey: 'Campo desconocido.',
  malformed: 'La solicitud no es un JSON válido.',
  list: '¡Error al cargar la lista!',
  filters: '¡Error al cargar los filtros!',
  noData: 'No hay datos para este filtro.',
  form: 'El formulario tiene errores.',
  unsaved: 'Hay cambios sin guardar. ¿Desea salir de todas formas?',
  languageNotFound: 'Código de idioma no encontrado.',
};
