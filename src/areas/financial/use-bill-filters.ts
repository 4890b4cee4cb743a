import { useMemo } from 'react';
import { establishmentOptions } from '../../kit/establishments/establishment-options';
import { FetchedField } from '../../kit/list/FetchedField';
import type { ListFilter } from '../../kit/list/list-filter';
import { useFormat } from '../../kit/use-format';
import { useToday } from '../../kit/use-today';
import type { BillFilter } from './bill';
import { monthsBefore } from './months';

/** Months that can be chosen; the address may name any. */
const OFFERED = 24;

/** FIN-03: letters of a logical number. */
export const NUMBER_LENGTH = 20;

/** FIN-08. */
const Establishments = establishmentOptions('portal-financial-error/filters');

/** FIN-03: the filters, in the order of the dialog; that by month is an addition. */
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
