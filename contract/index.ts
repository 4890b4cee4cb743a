import { exportAudit, getAudit, listAudit } from './audit';
import * as nouns from './calls';
import type { Operation } from './operation';

/** Every call there is. The server's routes equal this list; a test holds them together. */
export const operations: readonly Operation[] = [
  ...Object.values(nouns).filter((said) => 'path' in said),
  // The trail's calls take every kind of record that the nouns name, and so cannot stand among them.
  exportAudit,
  getAudit,
  listAudit,
];
