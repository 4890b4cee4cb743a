import type { QueryClient } from '@tanstack/react-query';
import type { Disputable } from '../../../contract/statement';
import { disputedSince } from '../../kit/carried-dispute';

/** The dispute of a transaction: as its report knows it, or opened from this page since. */
export const openDispute = (cache: QueryClient, transaction: Disputable) =>
  transaction.contestacao ?? disputedSince(cache, transaction);
