import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { daysOfPeriod, filterOfClosing } from '../../../../contract/closings';
import type { TwoPeriodsReply, TwoPeriodsRequest } from '../../../../contract/two-periods';
import { ReportArrival } from '../../../network/reports/results/ReportArrival';
import type { ReportFailureProps } from '../../../network/reports/results/ReportFailure';
import { noteStyle } from '../../../network/reports/results/results-style';
import type { FilterOptions } from '../../../network/reports/selections/use-filter-options';
import type { ReportState } from '../../../network/reports/use-report';
import { useFormat } from '../../../ui/format/use-format';
import { Message } from '../../../ui/states/Message';
import { useIsPhone } from '../../../ui/use-is-phone';
import { PeriodCard } from '../PeriodCard';
import { ComparedCards } from './ComparedCards';
import { ComparedControls } from './ComparedControls';
import { ComparedFigures } from './ComparedFigures';
import { ComparedTable } from './ComparedTable';
import type { ComparedViewProps } from './lines';
import type { Looked } from './looked';
import { useComparedWords } from './words';

interface ComparedCardProps {
  state: ReportState<TwoPeriodsRequest, TwoPeriodsReply>;
  options: FilterOptions;
  today: string;
  looked: Looked;
  onLook: (changes: Partial<Looked>) => void;
  outdated: boolean;
  onRetry: () => void;
  onClear: ReportFailureProps['onClear'];
}

/** Two closed periods: their figures, and a line for each of what is told apart. */
export function ComparedCard({ state, options, today, looked, onLook, ...card }: ComparedCardProps) {
  const { both } = useComparedWords();
  const { report } = state;
  const days = report === null ? null : daysOfPeriod(report.request.periodo);
  return (
    <PeriodCard
      {...card}
      state={state}
      options={options}
      // Each line has a row for each period.
      rows={2 * (report?.reply.lines.length ?? 0)}
      title={report === null ? null : both(report.reply.one.period, report.reply.other.period)}
      filter={report === null || days === null ? null : filterOfClosing(report.request, days)}
      upTo={report?.reply.upTo ?? null}
    >
      {report !== null && (
        <Contents
          request={report.request}
          reply={report.reply}
          today={today}
          looked={looked}
          onLook={onLook}
        />
      )}
    </PeriodCard>
  );
}

function Contents({ looked, ...props }: ComparedViewProps & { looked: Looked }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const phone = useIsPhone();
  const { change } = useComparedWords();
  const { request, reply, onLook } = props;
  const { figures = 'closed' } = request;
  const { lines, rest, shared } = reply;
  const noBase = translate('closings.compared.noBase');
  const pairs = [...lines, { one: reply.one[figures], other: reply.other[figures] }];
  const notes = [
    rest !== null &&
      translate('closings.compared.first', {
        shown: integer(lines.length),
        all: integer(lines.length + rest.lines),
      }),
    shared !== null && translate('closings.compared.sharedHelp'),
    pairs.some((pair) => change(pair).percent === noBase) && translate('closings.compared.noBaseHelp'),
  ].filter((note) => note !== false);
  const View = phone ? ComparedCards : ComparedTable;
  return (
    <>
      <ComparedFigures request={request} reply={reply} />
      <ComparedControls looked={looked} onLook={onLook} />
      {notes.length > 0 && (
        <Alert role="note" severity="info" sx={noteStyle}>
          {notes.join(' ')}
        </Alert>
      )}
      {lines.length === 0 ? <Message title={translate('closings.compared.nothing')} /> : <View {...props} />}
      {phone && <ReportArrival arrived={reply.upTo} newer={null} />}
    </>
  );
}
