import { useFormat } from '../../ui/format/use-format';

/** The time at which a code began or ended; empty where it has no end. */
export function CodeMoment({ at }: { at: string | null }) {
  const { dateTime } = useFormat();
  if (at === null) return null;
  const { date, time } = dateTime(at);
  return (
    <span>
      {date} <span className="time">{time}</span>
    </span>
  );
}
