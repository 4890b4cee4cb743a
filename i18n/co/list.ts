import type { list as model } from '../en/list';

export const list: typeof model = {
  filters: 'Filtros',
  active: '%{smart_count} filtro activo |||| %{smart_count} filtros activos',
  any: 'Todos',
  filteredBy: 'Filtrado por',
  remove: 'Quitar el filtro %{filter}',
  clearSearch: 'Borrar la búsqueda',
  refresh: 'Actualizar',
  loading: 'Cargando la lista…',
  home: 'Volver al inicio',
  sortBy: 'Ordenar por',
  ascending: '%{field}, ascendente',
  descending: '%{field}, descendente',
  apply: 'Aplicar',
  select: 'Seleccione un registro de la lista.',
  unreadable: 'La dirección contiene un filtro que no se puede leer. Se omitió.',
  pager: {
    label: 'Páginas',
    range: '%{from}–%{to} de %{total}',
    rows: 'Filas por página',
    page: 'Página %{page}',
    next: 'Página siguiente',
    previous: 'Página anterior',
  },
  noMatch: {
    text: 'No hay datos para este filtro.',
    action: 'Quitar los filtros',
  },
  pastEnd: {
    title: 'No existe la página %{page}.',
    text: 'La lista tiene %{smart_count} página. |||| La lista tiene %{smart_count} páginas.',
    action: 'Ir a la última página',
  },
};
