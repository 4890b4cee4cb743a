import { useState } from 'react';
import type { DashboardQuery } from '../../../../contract/dashboard';
import type { AddressFilter } from '../../../network/reports/address-filter';
import { useNotifyWhen } from '../../../ui/notice/use-notify-when';
import { isWhole, placeOf } from './filters';
import type { DashboardOptions } from './use-dashboard-options';

/**
 * The filters with which the address opens the dashboard; `null` where it has none. Whoever has sent it may see a place
 * that the reader does not: the dashboard is then as without them, and a message says so.
 */
export function useGivenQuery(
  { values }: AddressFilter,
  { places, loading }: DashboardOptions,
): DashboardQuery | null {
  // What the page puts into the address later is its own all the same.
  const [opened] = useState(values);
  const given = opened !== null && isWhole(opened) ? opened : null;
  const isBeyond = given !== null && !loading && places.length > 0 && placeOf(given, places) === undefined;
  useNotifyWhen(opened !== null && given === null ? 'list.unreadable' : null, 'warning');
  useNotifyWhen(isBeyond ? 'list.leftOut.none' : null, 'warning');
  return isBeyond ? null : given;
}
