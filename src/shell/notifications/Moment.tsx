import { useFormat } from '../../kit/use-format';

/** When something happened, to the minute, as the language writes it. */
export function Moment({ at }: { at: string }) {
  const { date, time } = useFormat().dateTime(at);
  return <time dateTime={at}>{`${date} ${time.slice(0, 5)}`}</time>;
}
