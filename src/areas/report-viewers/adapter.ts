import { LEVEL } from '../../../contract/access';
import {
  listViewers,
  type ViewerFilter,
  type ViewerSort,
  viewerSorts,
} from '../../../contract/report-viewers';
import type { Person } from '../../network/user-form/person';
import { userCalls } from '../../network/user-form/user-calls';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { PortalError } from '../../ui/failure/portal-error';

/** API-15, API-16, API-18: the adapter of report viewers, who are users with a list of their own. */
export const viewerAdapter: ResourceAdapter<Person, ViewerFilter, ViewerSort> = {
  sortable: viewerSorts,
  async list({ filter, ...page }, signal) {
    return recordsOf(await call(listViewers, { query: { ...filter, ...page }, signal }), (row) => row);
  },
  ...userCalls,
  async one(id, signal) {
    const user = await userCalls.one(id, signal);
    // VIEW-17: saving here would turn any user into a report viewer.
    if (!user.effectiveRoles.includes(LEVEL.viewer)) throw new PortalError('refused', 404);
    return user;
  },
};
