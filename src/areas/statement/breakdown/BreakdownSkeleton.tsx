import { useTranslate } from 'react-admin';
import type { Looked } from '../../../../contract/statement-address';
import { ReportTable } from '../../../network/reports/results/ReportTable';
import { useBreakdownColumns } from './use-breakdown-columns';

/** The columns of a breakdown that is on its way. */
export function BreakdownSkeleton({ looked }: { looked: Looked }) {
  const translate = useTranslate();
  const columns = useBreakdownColumns(looked, () => {});
  return <ReportTable name={translate('statement.breakdown.title')} columns={columns} />;
}
