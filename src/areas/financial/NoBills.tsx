import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isMonth } from '../../../contract/dates';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import { Message } from '../../ui/states/Message';
import type { BillMeta } from './bill';
import { billingDay } from './months';

/** The message of an empty list: there are no bills at all, the month is not billed yet, or the filter matches none. */
export function NoBills({ clear }: { clear: ReactNode }) {
  const translate = useTranslate();
  const { date, month } = useFormat();
  const today = useToday();
  const { filterValues, meta } = useListContext();
  const { lastMonth } = meta as BillMeta;
  const { mes }: { mes?: unknown } = filterValues;
  const chosen = typeof mes === 'string' && isMonth(mes) ? mes : null;
  if (chosen !== null && billingDay(chosen) >= today && (lastMonth === null || chosen > lastMonth)) {
    return (
      <Message
        title={translate('financial.notBilled', { month: month(chosen) })}
        text={translate('financial.billedOn', { day: date(billingDay(chosen)) })}
        action={clear}
      />
    );
  }
  return lastMonth === null ? (
    <Message title={translate('financial.empty')} text={translate('financial.emptyHint')} action={clear} />
  ) : (
    <Message title={translate('list.noMatch.text')} action={clear} />
  );
}
