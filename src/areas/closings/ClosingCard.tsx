import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import {
  type ClosingReply,
  type ClosingRequest,
  daysOfPeriod,
  filterOfClosing,
} from '../../../contract/closings';
import { ReportArrival } from '../../network/reports/results/ReportArrival';
import type { ReportFailureProps } from '../../network/reports/results/ReportFailure';
import { noteStyle } from '../../network/reports/results/results-style';
import type { FilterOptions } from '../../network/reports/selections/use-filter-options';
import type { ReportState } from '../../network/reports/use-report';
import { useFormat } from '../../ui/format/use-format';
import { Message } from '../../ui/states/Message';
import { useIsPhone } from '../../ui/use-is-phone';
import { ChangeCards } from './ChangeCards';
import { ChangesTable } from './ChangesTable';
import { useComparedWords } from './compared/words';
import { Figures } from './Figures';
import { PeriodCard } from './PeriodCard';

interface ClosingCardProps {
  state: ReportState<ClosingRequest, ClosingReply>;
  options: FilterOptions;
  /** Whether the filters say something else by now than what is shown was created with. */
  outdated: boolean;
  onRetry: () => void;
  onClear: ReportFailureProps['onClear'];
}

/** A closed period: its figures, and the rows that have changed them. */
export function ClosingCard({ state, ...card }: ClosingCardProps) {
  const translate = useTranslate();
  const { dateTime, integer } = useFormat();
  const { period } = useComparedWords();
  const { report } = state;
  const days = report === null ? null : daysOfPeriod(report.request.periodo);
  const closedAt = ({ closing: { at, delivery } }: ClosingReply) => {
    const moment = dateTime(at);
    return translate('closings.closedAt', {
      date: moment.date,
      time: moment.time.slice(0, 5),
      delivery: integer(delivery),
    });
  };
  return (
    <PeriodCard
      {...card}
      state={state}
      rows={report?.reply.changes.length ?? 0}
      pickable={(report?.reply.changes.length ?? 0) > 0}
      title={report === null ? null : period(report.reply.period)}
      closedAt={report === null ? undefined : closedAt(report.reply)}
      filter={report === null || days === null ? null : filterOfClosing(report.request, days)}
      upTo={report?.reply.upTo ?? null}
    >
      {report !== null && <Contents reply={report.reply} />}
    </PeriodCard>
  );
}

function Contents({ reply }: { reply: ClosingReply }) {
  const translate = useTranslate();
  const { counted, integer } = useFormat();
  const phone = useIsPhone();
  const { changes, totalChanges, passing } = reply;
  return (
    <>
      <Figures reply={reply} />
      {totalChanges > changes.length && (
        <Alert role="note" severity="info" sx={noteStyle}>
          {translate('closings.first', { ...counted(totalChanges), shown: integer(changes.length) })}
        </Alert>
      )}
      {passing > 0 && (
        <Alert role="note" severity="info" sx={noteStyle}>
          {translate('closings.passing', counted(passing))}
        </Alert>
      )}
      {changes.length === 0 ? (
        <Message title={translate('closings.nothing')} />
      ) : phone ? (
        <ChangeCards changes={changes} />
      ) : (
        <ChangesTable changes={changes} />
      )}
      {phone && <ReportArrival arrived={reply.upTo} newer={null} />}
    </>
  );
}
