import { codeRequests as mexican } from '../es/code-requests';
import { overlay } from '../overlay';

export const codeRequests = overlay(mexican, {
  columns: { status: 'Estado' },
  filters: { period: 'Período', status: 'Estado' },
});
