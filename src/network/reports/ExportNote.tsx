import { useTranslate } from 'react-admin';
import type { ReportFilter } from '../../../contract/reports';
import { ReportPeriod } from './results/ReportPeriod';

/** Which report an export takes: the one on the screen, the one that is loading, or that of the filters. */
type ExportSource = 'screen' | 'loading' | 'filters';

interface ExportNoteProps {
  source: ExportSource;
  /** The filter of the report in the file; `null` where the filters are used, which may have no period yet. */
  request: ReportFilter | null;
  /** Whether the filters say something else by now. */
  outdated: boolean;
}

/** STMT-30: says above the forms of the export menu what will be in the file. */
export function ExportNote({ source, request, outdated }: ExportNoteProps) {
  const translate = useTranslate();
  return (
    <>
      <span className="what">{translate(`reports.export.${source}`)}</span>
      {request !== null && <ReportPeriod request={request} />}
      {outdated && <span className="warning">{translate('reports.export.outdated')}</span>}
    </>
  );
}
