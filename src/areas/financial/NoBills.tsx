import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Message } from '../../kit/Message';
import { useFormat } from '../../kit/use-format';
import { useToday } from '../../kit/use-today';
import type { BillMeta } from './bill';
import { billingDay, isMonth } from './months';

/** In the place of no bills: there are none at all, the month is not billed yet, or the filter matches none. */
export function NoBills({ clear }: { clear: ReactNode }) {
  const translate = useTranslate();
  const { date, month } = useFormat();
  const today = useToday();
  const { filterValues, meta } = useListContext();
  const { lastMonth } = meta as BillMeta;
  const { mes }: { mes?: unknown } = filterValues;
  if (isMonth(mes) && billingDay(mes) >= today && (lastMonth === null || mes > lastMonth)) {
    return (
      <Message
        title={translate('financial.notBilled', { month: month(mes) })}
        text={translate('financial.billedOn', { day: date(billingDay(mes)) })}
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
