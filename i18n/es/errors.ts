import type { errors as model } from '../en/errors';

export const errors: typeof model = {
  unexpected: 'Ocurrió algo inesperado. Inténtelo de nuevo.',
  notProcessed: 'No se pudo procesar la solicitud.',
  canceled: 'Solicitud cancelada.',
  timeout: 'El servidor no respondió a tiempo.',
  reload: 'Recargue la página e inténtelo de nuevo.',
  unavailable: 'El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.',
  diskFull:
    'No se guardó nada, porque el servidor ya no tiene espacio de almacenamiento. Llame a atención a clientes.',
  unauthenticated: 'Su sesión terminó. Vuelva a iniciar sesión.',
  feedKey: 'La recepción de transacciones se abre con su clave, que falta o no es correcta.',
  forbidden: 'No tiene acceso a este recurso.',
  notFound: 'No encontrado.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooManyRequests: 'Demasiados intentos. Inténtelo más tarde.',
  tooManyReports: 'Tiene demasiados informes en curso. Espere a que termine alguno.',
  validation: 'Revise los campos marcados.',
  malformed: 'La solicitud no es un JSON válido.',
  changedMeanwhile: 'Otra persona modificó este registro después de que usted lo abrió.',
  fieldChanged: 'Modificado por otra persona.',
  list: '¡Error al cargar la lista!',
  filters: '¡Error al cargar los filtros!',
  noData: 'No hay datos para este filtro.',
  form: 'El formulario tiene errores.',
  unsaved: 'Hay cambios sin guardar. ¿Desea salir de todos modos?',
  languageNotFound: 'Código de idioma no encontrado.',
};
