import { useTranslate } from 'react-admin';
import type { ClosingReply, ClosingRequest } from '../../../contract/closings';
import { ClosingCard } from './ClosingCard';
import { ClosingFilters } from './ClosingFilters';
import { closingAsFile, closingOnScreen } from './calls';
import { otherOf } from './compared/other-period';
import { useComparedWords } from './compared/words';
import type { ModeProps } from './mode';
import { problemOf } from './problem';
import { requestOf } from './request';
import { usePeriodReport } from './use-period-report';

/** One closed period: which one, and what became of it. */
export function ClosedPeriod({ periods, period, onChoose, ...mode }: ModeProps) {
  const translate = useTranslate();
  const { period: named } = useComparedWords();
  const { shown, filtersProps, cardProps } = usePeriodReport<ClosingRequest, ClosingReply>({
    ...mode,
    name: 'closings',
    fetchReport: closingOnScreen,
    requestFile: closingAsFile,
    title: translate('screens./fechamentos.title'),
    requestOf: (filters) => requestOf(period, filters),
    problemOf: (filters, level) => problemOf(period, filters, level),
    addressOf: () => ({ period: period.name }),
  });
  return (
    <>
      <ClosingFilters
        {...filtersProps}
        periods={periods}
        period={period}
        onChoose={(chosen) => onChoose(chosen, otherOf(chosen, period, mode.other))}
        exported={shown === null ? null : named(shown.request.periodo)}
      />
      <ClosingCard {...cardProps} />
    </>
  );
}
