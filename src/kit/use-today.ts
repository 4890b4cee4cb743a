import { todayIn } from '../../contract/dates';
import { useConfig } from '../portal/use-config';

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The network's day, `YYYY-MM-DD`; the device's until it is known where the network counts its days. */
export function useToday(): string {
  return todayIn(useConfig()?.timeZone ?? deviceZone);
}
