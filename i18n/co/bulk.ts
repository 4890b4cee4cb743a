import { bulk as mexican } from '../es/bulk';
import { overlay } from '../overlay';

export const bulk = overlay(mexican, {
  choose: { missing: 'Elija al menos un establecimiento.' },
  previewFailed: 'No fue posible generar la vista previa.',
  switchOff:
    'Las sesiones de estas personas se cerrarán de inmediato y no podrán ingresar hasta que alguien reactive su acceso.',
  untouched: 'Todavía no se ha modificado nada.',
  startFailed: 'No fue posible realizar la acción.',
  noAnswer: 'El servidor no respondió. Intente de nuevo. Nada se hará dos veces.',
  done: {
    removeEstablishments:
      'Establecimientos retirados de %{count} registro. |||| Establecimientos retirados de %{count} registros.',
  },
  rowsFailed: 'No fue posible cargar los registros.',
  undoFailed: 'No fue posible deshacer la acción. %{reason}',
  show: 'Ver el avance',
});
