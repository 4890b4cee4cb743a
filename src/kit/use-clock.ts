import { useZone } from './zone';

/** OPC-13, WO-20: tells the moment by the network's clocks, `YYYY-MM-DDTHH:mm:ss`; Sweden writes it nearly so. */
export function useClock(): () => string {
  const timeZone = useZone();
  return () => new Date().toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}
