import { useTranslate } from 'react-admin';
import { Message } from '../../kit/Message';
import { useDelayed } from '../../kit/use-delayed';
import { ReportFailure } from './ReportFailure';
import { ReportRows } from './ReportRows';
import { ReportTable } from './ReportTable';
import { SkeletonLines } from './SkeletonLines';
import type { ReportState } from './use-report';

const SKELETON = { after: 200, lines: 8 };

interface ReportBodyProps {
  state: ReportState;
  onRetry: () => void;
}

/** STMT-16: the view states. Rows that are already shown stay while the next report runs. */
export function ReportBody({ state: { report, asked, failure }, onRetry }: ReportBodyProps) {
  const translate = useTranslate();
  const running = asked !== null;
  const skeleton = useDelayed(running && report === null, SKELETON.after);
  if (failure !== null) return <ReportFailure failure={failure} onRetry={onRetry} />;
  if (report !== null && report.reply.rows.length > 0) {
    return <ReportRows rows={report.reply.rows} />;
  }
  if (report !== null) return <Message title={translate('errors.noData')} />;
  if (!running) return <Message title={translate('statement.results.prompt')} />;
  return skeleton ? (
    <ReportTable skeleton>
      <SkeletonLines count={SKELETON.lines} />
    </ReportTable>
  ) : null;
}
