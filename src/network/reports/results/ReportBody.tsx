import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isNetworkLost } from '../../../portal/network';
import { Message } from '../../../ui/states/Message';
import { useDelayed } from '../../../ui/states/use-delayed';
import { ReportFailure, type ReportFailureProps } from './ReportFailure';

const SKELETON_AFTER = 200;

interface ReportBodyProps extends ReportFailureProps {
  /** What the report on the screen holds; `null` where there is no report. */
  holds: 'nothing' | 'rows' | null;
  running: boolean;
  /** Stands where the rows will, while the first report is on its way. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** STMT-16: the view states. Rows that are already shown stay while the next report runs. */
export function ReportBody({
  holds,
  running,
  failure,
  skeleton,
  children,
  onRetry,
  onClear,
}: ReportBodyProps) {
  const translate = useTranslate();
  const waited = useDelayed(running && holds === null, SKELETON_AFTER);
  const stays = holds !== null && isNetworkLost(failure);
  if (failure !== null && !stays)
    return <ReportFailure failure={failure} onRetry={onRetry} onClear={onClear} />;
  if (holds === 'rows') return children;
  if (holds === 'nothing') return <Message title={translate('errors.noData')} />;
  if (!running) return <Message title={translate('reports.results.prompt')} />;
  return waited ? skeleton : null;
}
