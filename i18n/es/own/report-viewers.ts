import type { ScreenTexts } from '../../area-parts';
import type { reportViewers as model } from '../../en/own/report-viewers';

export const reportViewers: typeof model = {
  count: '%{count} visualizador |||| %{count} visualizadores',
  table: 'Visualizadores de reportes',
  empty: 'Aún no hay visualizadores de reportes.',
  edit: 'Editar visualizador',
  back: 'Regresar a visualizadores',
  incomplete:
    'Para guardar, capture nombre, usuario y correo electrónico y vincule al menos un establecimiento.',
  unlinked: 'Para guardar, vincule al menos un establecimiento.',
  columns: {
    name: 'Nombre',
    login: 'Usuario',
    email: 'Correo electrónico',
    active: 'Estatus',
  },
  filters: {
    name: 'Nombre',
    status: 'Estatus',
    login: 'Usuario',
    email: 'Correo electrónico',
    ecs: 'Establecimientos',
  },
  links: {
    title: 'Establecimientos',
    text: 'El visualizador ve los reportes de estos establecimientos.',
    open: 'Vincular establecimientos',
    table: 'Establecimientos vinculados',
    none: 'Ningún establecimiento vinculado.',
    loading: 'Cargando establecimientos…',
    remove: 'Quitar %{name}',
    count: '%{count} establecimiento |||| %{count} establecimientos',
    throughGroup: 'Por medio de %{group}',
    locked: 'Bloqueado',
    grouped:
      'Los establecimientos que vienen de un grupo están bloqueados. Un administrador del proveedor puede modificarlos en Usuarios.',
    columns: {
      code: 'Código',
      name: 'Nombre comercial',
      city: 'Ciudad',
      state: 'Estado',
    },
  },
  dialog: {
    title: 'Vincular establecimientos',
    left: 'Disponibles',
    right: 'Seleccionados',
    search: {
      left: 'Buscar disponibles por nombre',
      right: 'Buscar seleccionados por nombre',
    },
    empty: {
      left: 'Nada que vincular.',
      right: 'Nada seleccionado.',
    },
    noMatch: 'Nada coincide con la búsqueda.',
    count: '%{marked} de %{shown} marcados',
    all: 'Marcar todos en %{label}',
    moves: 'Mover',
    selectedRight: 'Mover marcados a seleccionados',
    allRight: 'Mover todos a seleccionados',
    selectedLeft: 'Mover marcados a disponibles',
    allLeft: 'Mover todos a disponibles',
    confirm: 'Confirmar',
  },
};

export const screens: ScreenTexts = {
  '/visualizadores-relatorios': {
    title: 'Visualizadores de reportes',
    menu: 'Visualizadores',
    search: 'Buscar por nombre',
    create: 'Nuevo visualizador de reportes',
    new: 'Nuevo visualizador',
    import: 'Importar visualizadores de reportes',
  },
};
