import { useDeployment } from './deployment';

let known: string | undefined;

/** The time zone of this device. Asked for late: a browser's first formatter costs a phone tens of milliseconds. */
export function deviceZone(): string {
  known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}

/** The time zone of the network's clocks; the device's until that is known. */
export const useZone = (): string => useDeployment()?.timeZone ?? deviceZone();
