import { useFormat } from '../../ui/format/use-format';

const forms: Readonly<Record<string, RegExp>> = {
  money: /^-?\d+\.\d\d$/,
  date: /^\d{4}-\d\d-\d\d$/,
  dateTime: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d$/,
  integer: /^-?\d{1,15}$/,
};

/**
 * Returns a function that formats a cell of a file by the type of its column; a cell of another form stays as it is.
 */
export function useCellText(): (cell: string, type: string | undefined) => string {
  const { date, dateTime, integer, money } = useFormat();
  return (cell, type = '') => {
    if (!forms[type]?.test(cell)) return cell;
    if (type === 'money') return money(cell);
    if (type === 'date') return date(cell);
    if (type === 'integer') return integer(Number(cell));
    const moment = dateTime(cell);
    return `${moment.date} ${moment.time}`;
  };
}
