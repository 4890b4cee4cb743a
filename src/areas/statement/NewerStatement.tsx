import { useQuery } from '@tanstack/react-query';
import type { Arrived } from '../../../contract/reports';
import type { ReportRequest } from '../../../contract/statement';
import { NewerRows } from '../../network/reports/newer/NewerRows';
import { watching } from '../../network/reports/newer/watch';
import type { Report } from '../../network/reports/use-report';
import { hasNewerRows } from './calls';

interface NewerStatementProps {
  /** The report that is on the screen. */
  report: Report<ReportRequest, { arrived: Arrived | null }>;
  onShow: () => void;
}

/** Says that rows of the statement on the screen have come, or were cancelled, since its delivery. */
export function NewerStatement({ report, onShow }: NewerStatementProps) {
  const { request, reply, at } = report;
  const { data: newer } = useQuery({
    queryKey: ['newer', 'statement', at],
    queryFn: ({ signal }) => hasNewerRows(request, reply.arrived?.delivery ?? 0, signal),
    initialData: false,
    initialDataUpdatedAt: at,
    ...watching,
  });
  return <NewerRows newer={newer} onShow={onShow} />;
}
