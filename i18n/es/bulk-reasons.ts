import type { bulkReasons as model } from '../en/bulk-reasons';
import { userProblems } from './user-problems';

export const bulkReasons: typeof model = {
  specificUser: 'Los usuarios específicos no tienen establecimientos.',
  groups:
    'Tiene acceso por medio de grupos. Agregue el establecimiento a un grupo o modifique el usuario en el formulario.',
  throughGroup: 'Tiene acceso por medio de un grupo. Modifique el grupo.',
  lastEstablishment: 'Quedaría sin ningún establecimiento.',
  changedSince: 'Se modificó después de esta acción.',
  outsideScope: 'Se refiere a un establecimiento que ya no está a su cargo.',
  beyondScope: userProblems.beyondScope,
  lastOfGroup: 'Un grupo conserva al menos un establecimiento.',
  grouperFull: 'El grupo tendría más establecimientos de los que puede tener.',
  over: 'Su último día ya pasó. Fije otro primero.',
  endBeforeOpening: 'Terminaría antes de su publicación.',
};
