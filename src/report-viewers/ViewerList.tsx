import { useTranslate } from 'react-admin';
import { viewerSorts } from '../../contract/report-viewers';
import { ListFrame } from '../shared/list/ListFrame';
import { NewLink } from '../shared/user-form/NewLink';
import { ViewerCard } from './ViewerCard';
import { type ListedViewer, viewerFilters } from './viewer';
import { columnLabel, columns } from './viewer-columns';

/** `/visualizadores-relatorios` (VIEW-01 to VIEW-06). */
export function ViewerList() {
  const translate = useTranslate();
  return (
    <ListFrame<ListedViewer>
      screen="/visualizadores-relatorios"
      label={translate('viewers.table')}
      count="viewers.count"
      sorts={viewerSorts}
      sortLabel={columnLabel}
      filters={viewerFilters}
      search={{ source: 'name', label: translate('viewers.search') }}
      quick="status"
      actions={<NewLink screen="/visualizadores-relatorios" label={translate('viewers.new')} />}
      failed="errors.list"
      empty="viewers.empty"
      columns={columns}
      Card={ViewerCard}
    />
  );
}
