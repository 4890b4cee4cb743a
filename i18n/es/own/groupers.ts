import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { groupers as model } from '../../en/own/groupers';

export const groupers: typeof model = {
  table: 'Grupos',
  count: '%{count} grupo |||| %{count} grupos',
  empty: 'Aún no hay grupos.',
  failed: '¡Error al cargar los grupos!',
  edit: 'Editar grupo',
  open: 'Editar %{name}',
  remove: 'Eliminar %{name}',
  back: 'Regresar a grupos',
  columns: {
    nome: 'Nombre',
    ecs: 'Establecimientos',
    ativo: 'Estatus',
    id: 'ID',
  },
  filters: {
    associatorName: 'Nombre del grupo',
    ec: 'Establecimientos',
  },
  ecs: {
    more: '%{count} más de %{name}, mostrar',
    title: 'Otros establecimientos de %{name}',
  },
  form: {
    title: 'Grupo',
    help: 'Todos los campos son obligatorios. Quien tiene el grupo tiene acceso a todos sus establecimientos.',
    name: 'Nombre',
    ecs: 'Establecimientos',
    clear: 'Quitar todos los establecimientos',
    nothing: 'ninguno',
  },
  problems: {
    required: 'Llene todos los campos obligatorios.',
    nameTooLong: 'El nombre puede tener 100 caracteres como máximo.',
    nameUnseen: 'El nombre contiene un salto de línea u otro carácter invisible.',
    nameForeign:
      'El nombre tiene una letra que no es latina o un signo poco común. Escriba el nombre con las letras y los signos del teclado.',
  },
  nameTaken: 'Ya existe un grupo con este nombre.',
  inUse: 'Hay usuarios que usan el grupo.',
  inRules: 'Una regla del inicio de sesión único da este grupo.',
  saveFailed: 'No se pudo guardar el grupo.',
  deletion: {
    title: '¿Eliminar %{name}?',
    text: 'El grupo se eliminará definitivamente.',
    held: 'Hay usuarios que usan el grupo. Primero quíteselo a estas personas.',
    confirm: 'Eliminar',
    failed: 'No se pudo eliminar el grupo.',
    done: 'Grupo eliminado.',
  },
  import: {
    id: 'Identifica el grupo de la fila. Sin ID, se usa el nombre.',
    name: 'Obligatorio para grupos nuevos, máximo 100 caracteres. Junto con un ID, es el nuevo nombre del grupo.',
    establishments:
      'Códigos separados por espacios, o como los exporta la lista. Indique todos los que debe tener el grupo. Obligatorios para grupos nuevos.',
    noGroup: 'No hay ningún grupo con el ID %{id}.',
    twice: 'El grupo aparece en más de una fila. Vea también la fila %{lines}.',
    none: 'La fila no identifica ningún grupo: no tiene ID ni nombre.',
    noEstablishment: 'Estos establecimientos no existen: %{codes}.',
  },
};

export const screens: ScreenTexts = {
  '/agrupadores': {
    title: 'Grupos',
    menu: 'Grupos',
    search: 'Buscar por nombre',
    create: 'Nuevo grupo',
    import: 'Importar grupos',
  },
};

export const trail: TrailTexts = { entities: { grouper: 'Grupo' } };
