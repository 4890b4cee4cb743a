import { useFormat } from '../../kit/use-format';

/** When a code began or ended; nothing of one that has no end. */
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
