import type { common as model } from '../en/common';

export const common: typeof model = {
  retry: 'Intentar de nuevo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  back: 'Regresar',
  save: 'Guardar',
  edit: 'Editar',
  clear: 'Limpiar',
  clearAll: 'Limpiar todo',
  filter: 'Filtrar',
  export: 'Exportar',
  loading: 'Cargando…',
  request: 'Solicitud %{id}',
  active: 'Activo',
  inactive: 'Inactivo',
  activeFeminine: 'Activa',
  inactiveFeminine: 'Inactiva',
  actions: 'Acciones',
  yes: 'Sí',
  no: 'No',
};
