import { LEVEL } from '../../../contract/access';
import type { ViewerFilter, ViewerSort } from '../../../contract/report-viewers';
import type { ListSource } from '../../engines/list-exports/source';
import {
  basicColumns,
  establishmentsColumn,
  peopleFacts,
  peopleKeys,
  peopleSorts,
  peopleTable,
} from './list-file';

const { name, login, email, active } = peopleSorts;
const sorts: Record<ViewerSort, unknown> & ListSource['sorts'] = { name, login, email, active };

/** LIST-15: the report viewers as a file; level 2 gets those of its establishments, and of each only these. */
export const viewerList: ListSource<ViewerFilter, number> = {
  ...peopleTable,
  sorts,
  name: 'visualizadores-relatorios',
  title: 'screens./visualizadores-relatorios.title',
  screen: '/visualizadores-relatorios',
  columns: { ...basicColumns, establishments: establishmentsColumn },
  facts: { ...peopleFacts, email: { label: 'imports.columns.email' } },
  matching: (db, scope, filter, only, order) =>
    peopleKeys(db, scope, { ...filter, profileAccess: [LEVEL.viewer] }, only, order),
};
