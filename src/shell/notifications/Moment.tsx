import { useFormat } from '../../ui/format/use-format';

/** A date and time, to the minute, in the format of the language. */
export function Moment({ at }: { at: string }) {
  const { date, time } = useFormat().dateTime(at);
  return <time dateTime={at}>{`${date} ${time.slice(0, 5)}`}</time>;
}
