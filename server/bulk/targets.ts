import { LEVEL } from '../../contract/access';
import type { BulkResource } from '../../contract/bulk';
import { assignableProfiles } from '../../contract/users';
import { userTarget } from '../users/bulk-target';
import type { BulkTarget } from './target';

/** Everything that can be worked on in bulk. */
export const targets: Readonly<Record<BulkResource, BulkTarget>> = {
  usuarios: userTarget('/usuarios', assignableProfiles),
  'visualizadores-relatorios': userTarget('/visualizadores-relatorios', [LEVEL.viewer]),
};
