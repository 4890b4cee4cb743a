import { useMemo } from 'react';
import { FetchedField } from '../../kit/list/FetchedField';
import type { ListFilter } from '../../kit/list/list-filter';
import { establishmentOptions } from '../../network/establishments/establishment-options';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import type { BillFilter } from './bill';
import { monthsBefore } from './months';

/** How many months can be chosen; an address may contain any. */
const OFFERED = 24;

/** FIN-03: the most characters of a logical number. */
export const NUMBER_LENGTH = 20;

/** FIN-08: the options of the filter by establishment. */
const Establishments = establishmentOptions('portal-financial-error/filters');

/** FIN-03: the filters, in the order of the dialog; the filter by month is an addition. */
export function useBillFilters(): readonly (ListFilter & { source: keyof BillFilter })[] {
  const { month } = useFormat();
  const today = useToday();
  return useMemo(
    () => [
      { source: 'numeroLogico', label: 'financial.filters.numeroLogico', maxLength: NUMBER_LENGTH },
      { source: 'ec', label: 'financial.filters.ec', Options: Establishments, Field: FetchedField },
      {
        source: 'mes',
        label: 'financial.filters.mes',
        kind: 'month',
        any: 'financial.filters.anyMonth',
        choices: monthsBefore(today, OFFERED).map((value) => ({
          value,
          text: month(value, { alone: true }),
        })),
      },
    ],
    [month, today],
  );
}
