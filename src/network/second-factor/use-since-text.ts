import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';

/** Returns a function that says since when somebody has a second factor; `null`: there is none. */
export function useSinceText(): (since: string | null) => string {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  return (since) => {
    if (since === null) return translate('secondFactor.notSetUp');
    const { date, time } = dateTime(since);
    return translate('secondFactor.since', { date, time: time.slice(0, 5) });
  };
}
