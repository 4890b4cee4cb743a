import { useTranslate } from 'react-admin';
import { isDate } from '../../../../contract/dates';
import type { TwoPeriodsReply, TwoPeriodsRequest } from '../../../../contract/two-periods';
import { useOnChange } from '../../../ui/use-on-change';
import { ClosingFilters } from '../ClosingFilters';
import type { ModeProps } from '../mode';
import { problemOf } from '../problem';
import { requestOf } from '../request';
import { usePeriodReport } from '../use-period-report';
import { ComparedCard } from './ComparedCard';
import { twoPeriodsAsFile, twoPeriodsOnScreen } from './calls';
import { OtherPeriod } from './OtherPeriod';
import { otherOf } from './other-period';
import { useComparedWords } from './words';

/** Two closed periods: which ones, and by what they are looked at. */
export function ComparedPeriods({ periods, period, other, onChoose, looked, ...mode }: ModeProps) {
  const translate = useTranslate();
  const { both } = useComparedWords();
  const { state, today, shown, filtersProps, cardProps } = usePeriodReport<
    TwoPeriodsRequest,
    TwoPeriodsReply
  >({
    ...mode,
    name: 'closings.compared',
    fetchReport: twoPeriodsOnScreen,
    requestFile: twoPeriodsAsFile,
    title: translate('closings.compared.file.title'),
    requestOf: (filters) => ({ ...requestOf(period, filters), other, ...looked.looked }),
    problemOf: (filters, level) =>
      problemOf(period, filters, level) ??
      (period.kind === 'day' && !isDate(other) ? 'closings.compared.missing' : null),
    addressOf: () => ({ period: period.name, other }),
  });
  const { report, pending, run } = state;
  // Another look is at what is shown, whatever the filters say by now.
  useOnChange(JSON.stringify(looked.looked), () => {
    const base = pending ?? report?.request;
    if (base !== undefined) run({ ...base, ...looked.looked });
  });
  return (
    <>
      <ClosingFilters
        {...filtersProps}
        periods={periods}
        period={period}
        onChoose={(chosen) => onChoose(chosen, otherOf(chosen, period, other))}
        other={
          <OtherPeriod
            periods={periods}
            period={period}
            other={other}
            onChoose={(chosen) => onChoose(period, chosen)}
          />
        }
        exported={shown === null ? null : both(shown.request.periodo, shown.request.other)}
      />
      <ComparedCard {...cardProps} today={today} looked={looked.looked} onLook={looked.look} />
    </>
  );
}
