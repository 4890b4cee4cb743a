import { useFormat } from './use-format';
import { useZone } from './zone';

/** OPC-13, WO-20: tells the moment by the network's clocks, `YYYY-MM-DDTHH:mm:ss`; Sweden writes it nearly so. */
export function useClock(): () => string {
  const timeZone = useZone();
  return () => new Date().toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}

/** Returns a function that writes a moment as the person's language does, by the network's clocks. */
export function useMoment(): (milliseconds: number) => string {
  const timeZone = useZone();
  const { dateTime } = useFormat();
  return (milliseconds) => {
    const { date, time } = dateTime(
      new Date(milliseconds).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T'),
    );
    return `${date} ${time}`;
  };
}
