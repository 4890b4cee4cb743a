import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ClosedPeriods } from '../../../contract/closings';
import type { ReportFilters } from '../../../contract/default-filters';
import { ViewsButton } from '../../kit/views/ViewsButton';
import { useIsPhone } from '../../ui/use-is-phone';
import { selectionsIn } from './address';
import { lookedParameters, type Mode } from './compared/looked';
import { stepOf } from './compared/other-period';
import { useComparedWords } from './compared/words';
import { type ChosenPeriod, NEWEST, periodChosen } from './request';

interface Present {
  mode: Mode;
  period: ChosenPeriod;
  other: string;
  periods: ClosedPeriods;
  filters: ReportFilters;
}

/**
 * The saved views of closed periods. The newest one is kept in words, so that the view moves on with each close, and so
 * does the one that it is compared with; the person may say that the periods are meant as they are.
 */
export function useClosingViews({ mode, period, other, periods, filters }: Present): ReactNode {
  const translate = useTranslate();
  const { period: named, both } = useComparedWords();
  const phone = useIsPhone();
  const { search } = useLocation();
  const rest = selectionsIn(filters);
  const two = mode === 'two';
  const fixed = {
    label: translate('reports.keptPeriod.fixed', {
      days: two ? both(period.name, other) : named(period.name),
    }),
    filter: { ...rest, period: period.name, ...(two && { other }) },
  };
  const word = NEWEST[period.kind];
  const step = two ? stepOf(period, other) : null;
  const moves = periodChosen(word, periods).name === period.name && (!two || step !== null);
  const inWords = {
    label: translate('reports.keptPeriod.moves', {
      period: translate(`closings.kept.${period.kind}.${step ?? 'alone'}`),
    }),
    filter: { ...rest, period: word, ...(step !== null && { other: step }) },
  };
  const given = [...new URLSearchParams(search)].filter(([name]) => lookedParameters.includes(name));
  return (
    <ViewsButton
      compact={phone}
      present={{
        screen: '/fechamentos',
        variants: moves ? [inWords, fixed] : [fixed],
        ...(given.length > 0 && { list: { more: new URLSearchParams(given).toString() } }),
      }}
    />
  );
}
