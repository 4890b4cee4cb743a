import { workOrderFile as mexican } from '../es/work-order-file';
import { overlay } from '../overlay';

export const workOrderFile = overlay(mexican, {
  columns: { status: 'Estado' },
  types: { dispute: 'Reclamo' },
});
