import type { errors as model } from '../en/errors';

export const errors: typeof model = {
  unexpected: 'Ocurrió algo inesperado. Inténtelo de nuevo.',
  notProcessed: 'No se pudo procesar la solicitud.',
  canceled: 'Solicitud cancelada.',
  timeout: 'El servidor no respondió a tiempo.',
  reload: 'Recargue la página e inténtelo de nuevo.',
  storage:
    'Este navegador no permite que el portal guarde datos. Puede trabajar, pero tendrá que iniciar sesión de nuevo cada vez que recargue la página.',
  storageFull:
    'Este navegador ya no tiene espacio para guardar datos. Puede seguir trabajando, pero quizá tenga que iniciar sesión de nuevo cuando recargue la página.',
  unavailable: 'El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.',
  unauthenticated: 'Su sesión terminó. Vuelva a iniciar sesión.',
  forbidden: 'No tiene acceso a este recurso.',
  notFound: 'No encontrado.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooManyRequests: 'Demasiados intentos. Inténtelo más tarde.',
  validation: 'Revise los campos marcados.',
  changedMeanwhile: 'Otra persona modificó este registro después de que usted lo abrió.',
  fieldChanged: 'Modificado por otra persona.',
  list: '¡Error al cargar la lista!',
  filters: '¡Error al cargar los filtros!',
  noData: 'No hay datos para este filtro.',
  form: 'El formulario tiene errores.',
  unsaved: 'Hay cambios sin guardar. ¿Desea salir de todos modos?',
  languageNotFound: 'Código de idioma no encontrado.',
};
