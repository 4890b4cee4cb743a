import { todayIn } from '../../../contract/dates';
import { useZone } from './zone';

/** The network's day, `YYYY-MM-DD`; the device's until it is known where the network counts its days. */
export function useToday(): string {
  return todayIn(useZone());
}
