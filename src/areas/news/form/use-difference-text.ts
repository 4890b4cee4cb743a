import { useTranslate } from 'react-admin';
import { isDate } from '../../../../contract/dates';
import { excerpt } from '../../../kit/news/excerpt';
import { useFormat } from '../../../kit/use-format';
import { readerLabel } from '../managed-news';
import type { NewsField, NewsValues } from './news-values';

/** As much of a text as a line takes. */
const LINE = 80;

/** What a field of the form holds, in the person's language and on one line. */
export function useDifferenceText() {
  const translate = useTranslate();
  const { date } = useFormat();
  return (value: NewsValues[NewsField]): string => {
    if (typeof value === 'boolean') return translate(value ? 'common.active' : 'common.inactive');
    if (typeof value !== 'string') return value.map((level) => translate(readerLabel(level))).join(', ');
    if (isDate(value)) return date(value);
    return excerpt(value, LINE) || translate('marketing.form.nothing');
  };
}
