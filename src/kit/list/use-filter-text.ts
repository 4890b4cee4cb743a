import { useTranslate } from 'react-admin';
import { isDate, isMonth } from '../../../contract/dates';
import { useFormat } from '../../ui/format/use-format';
import { choiceText, type ListFilter, listed } from './list-filter';

/** Returns how the value of a filter reads; keys of fetched options are counted. */
export function useFilterText(): (filter: ListFilter | undefined, value: unknown) => string {
  const translate = useTranslate();
  const { date, month, integer, language } = useFormat();
  return (filter, value) => {
    const { choices, kind, Options } = filter ?? {};
    if (Options !== undefined) return integer(listed(value).length);
    const textOf = (one: unknown) => {
      const choice = choices?.find((candidate) => candidate.value === one);
      if (choice !== undefined) return choiceText(choice, translate);
      if (kind === 'date' && typeof one === 'string' && isDate(one)) return date(one);
      if (kind === 'month' && typeof one === 'string' && isMonth(one)) return month(one, { alone: true });
      return typeof one === 'string' ? one : JSON.stringify(one);
    };
    return filter?.textOf?.(value, language) ?? listed(value).map(textOf).join(', ');
  };
}
