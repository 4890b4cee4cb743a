import { bulkReasons as mexican } from '../es/bulk-reasons';
import { overlay } from '../overlay';
import { userProblems } from './user-problems';

export const bulkReasons = overlay(mexican, {
  beyondScope: userProblems.beyondScope,
  grouperFull: 'El grupo superaría el límite de establecimientos.',
});
