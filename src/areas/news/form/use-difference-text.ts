import { useTranslate } from 'react-admin';
import { isDate } from '../../../../contract/dates';
import { statusWord } from '../../../kit/status-word';
import { excerpt } from '../../../network/news/excerpt';
import { useFormat } from '../../../ui/format/use-format';
import { readerLabel } from '../managed-news';
import type { NewsField, NewsValues } from './news-values';

/** The number of characters that fit into a line. */
const LINE = 80;

/** Returns a function that describes the value of a field in the person's language, on one line. */
export function useDifferenceText() {
  const translate = useTranslate();
  const { date } = useFormat();
  return (value: NewsValues[NewsField]): string => {
    if (typeof value === 'boolean') return translate(statusWord(value, true));
    if (typeof value !== 'string') return value.map((level) => translate(readerLabel(level))).join(', ');
    if (isDate(value)) return date(value);
    return excerpt(value, LINE) || translate('marketing.form.nothing');
  };
}
