import { type DashboardQuery, type DashboardReply, dashboard } from '../../../contract/dashboard';
import { call } from '../../portal/client';

/** API-28: fetches the dashboard. */
export function dashboardOnScreen(query: DashboardQuery, signal: AbortSignal): Promise<DashboardReply> {
  return call(dashboard, { query, signal });
}
