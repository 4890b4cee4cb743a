import type { groupers as model } from '../en/groupers';

export const groupers: typeof model = {
  table: 'Agrupadores',
  count: '%{count} agrupador |||| %{count} agrupadores',
  empty: 'Aún no hay agrupadores.',
  failed: '¡Error al cargar los grupos!',
  new: 'Nuevo agrupador',
  edit: 'Editar agrupador',
  open: 'Editar %{name}',
  remove: 'Eliminar %{name}',
  back: 'Regresar a agrupadores',
  columns: {
    nome: 'Nombre',
    ecs: 'Establecimientos',
    ativo: 'Estatus',
    id: 'Id',
  },
  filters: {
    associatorName: 'Nombre del agrupador',
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
    required: 'Complete todos los campos obligatorios.',
    nameTooLong: 'El nombre puede tener 100 caracteres como máximo.',
    nameUnseen: 'El nombre contiene un salto de línea u otro carácter que no se ve.',
  },
  nameTaken: 'Ya existe un grupo con este nombre.',
  inUse: 'Hay usuarios que utilizan el grupo.',
  saveFailed: 'No se pudo guardar el grupo.',
  deletion: {
    title: '¿Eliminar %{name}?',
    text: 'El grupo se elimina definitivamente.',
    held: 'Hay usuarios que utilizan el grupo. Primero quíteselo a estas personas.',
    confirm: 'Eliminar',
    failed: 'No se pudo eliminar el grupo.',
    done: 'Grupo eliminado.',
  },
  import: {
    id: 'Dice de qué grupo trata la fila. Sin identificador lo dice el nombre.',
    name: 'Se necesita para los grupos nuevos, máximo 100 caracteres. Junto a un identificador es el nuevo nombre del grupo.',
    establishments:
      'Códigos separados por espacios, o como los exporta la lista: todos los que debe tener el grupo. Se necesitan para los grupos nuevos.',
    noGroup: 'No hay ningún grupo con el identificador %{id}.',
    twice: 'El grupo está en más de una fila. Consulte también la fila %{lines}.',
    none: 'La fila no nombra ningún grupo: no tiene identificador ni nombre.',
    noEstablishment: 'Estos establecimientos no existen: %{codes}.',
  },
};
