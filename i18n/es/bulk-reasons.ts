import type { bulkReasons as model } from '../en/bulk-reasons';
import { userProblems } from './user-problems';

export const bulkReasons: typeof model = {
  specificUser: 'Los usuarios específicos no tienen establecimientos.',
  groups:
    'Tiene acceso por medio de grupos. Agregue el establecimiento a un grupo o modifique el usuario en el formulario.',
  throughGroup: 'Tiene acceso por medio de un grupo. Modifique el grupo.',
  lastEstablishment: 'Quedaría sin ningún establecimiento.',
  changedSince: 'Se modificó después de esta acción.',
  outsideScope: 'Incluye un establecimiento que usted ya no administra.',
  beyondScope: userProblems.beyondScope,
  lastOfGroup: 'Un grupo debe tener al menos un establecimiento.',
  grouperFull: 'El grupo rebasaría el límite de establecimientos.',
  over: 'Su último día ya pasó. Establezca otro primero.',
  endBeforeOpening: 'Terminaría antes de su publicación.',
  inactive: 'No tiene acceso activo. Actívelo primero.',
  hasPassword: 'Ya tiene contraseña y puede pedir un enlace en la página de inicio de sesión.',
  mailsUsedUp: 'Llegó al límite de correos por día. Continúe mañana.',
  orderClosed: 'Está cerrada. Reábrala primero.',
};
