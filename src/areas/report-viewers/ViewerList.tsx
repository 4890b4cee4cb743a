import { useTranslate } from 'react-admin';
import { exportViewers, viewerSorts } from '../../../contract/report-viewers';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { ImportLink } from '../../kit/import/ImportLink';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { fetchChooseEstablishments } from '../../network/establishments/fetch-choose-establishments';
import { ViewerCard } from './ViewerCard';
import { type ListedViewer, viewerFilters } from './viewer';
import { columnLabel, columns } from './viewer-columns';

const NONE: readonly string[] = [];

const bulk = bulkOffer({
  nameOf: ({ name }: ListedViewer) => name,
  actions: ['activate', 'deactivate', 'addEstablishments', 'removeEstablishments', 'sendWelcome'],
  fetchAsk: fetchChooseEstablishments,
});

/** `/visualizadores-relatorios` (VIEW-01 to VIEW-06). */
export function ViewerList() {
  const translate = useTranslate();
  return (
    <ListFrame<ListedViewer>
      screen="/visualizadores-relatorios"
      label={translate('reportViewers.table')}
      count="reportViewers.count"
      sorts={viewerSorts}
      exports={exportViewers}
      sortLabel={columnLabel}
      filters={viewerFilters}
      search={{ source: 'name' }}
      quick="status"
      actions={
        <>
          <ImportLink />
          <ListExport />
          <NewLink label={translate('reportViewers.new')} />
        </>
      }
      failed="errors.list"
      empty="reportViewers.empty"
      columns={columns}
      hiddenColumns={NONE}
      bulk={bulk}
      Card={ViewerCard}
    />
  );
}
