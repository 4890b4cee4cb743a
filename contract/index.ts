import { exportAudit, getAudit, listAudit } from './audit';
import type { Operation } from './operation';
import { saidByNouns } from './said-by-nouns';
import { exportSecurityEvents, listSecurityEvents } from './security-events';

/** Every call there is. The server's routes equal this list; a test holds them together. */
export const operations: readonly Operation[] = [
  ...saidByNouns.filter((said): said is Operation => 'path' in said && 'method' in said),
  // The calls of the trail and of the stream over it know every kind of record that the nouns name, and so cannot stand
  // among them.
  exportAudit,
  getAudit,
  listAudit,
  exportSecurityEvents,
  listSecurityEvents,
];
