/** The dialog of the keyboard shortcuts. */
export const shortcuts = {
  find: 'Buscar en el portal',
  search: 'Ir a la búsqueda',
  create: 'Nuevo registro',
  next: 'Fila siguiente',
  previous: 'Fila anterior',
  select: 'Seleccionar la fila o quitarle la selección',
  open: 'Abrir la fila',
  list: 'Ver esta lista',
  single: 'Atajos de una sola tecla',
  singleHelp:
    'Desactívelos si dicta texto o si los activa sin querer. Su elección se guarda en este navegador.',
};
