import { exportGroupers, GROUPER, grouperSorts } from '../../../contract/groupers';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { ImportLink } from '../../kit/list/ImportLink';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { StatusMark } from '../../kit/StatusMark';
import { fetchChooseEstablishments } from '../../network/establishments/fetch-choose-establishments';
import { Establishments } from './Establishments';
import { GrouperActions } from './GrouperActions';
import { GrouperCard } from './GrouperCard';
import { type CarriedGrouper, grouperFilters, type ListedGrouper } from './grouper';

const column = columnsWith<ListedGrouper, keyof ListedGrouper>('groupers');

/** GRP-02: name, establishments, status, actions. */
const columns = [
  column('nome', '38%', ({ nome }) => nome, { names: true }),
  column('ecs', '38%', (grouper) => <Establishments grouper={grouper} />, { fixed: true, yields: 1 }),
  column('ativo', '12%', ({ ativo }) => <StatusMark active={ativo} />),
  actionsColumn<ListedGrouper>((grouper) => <GrouperActions grouper={grouper} />),
];
/** The row carries the group, which its form shows until it is loaded. */
const opening = { carry: (grouper: ListedGrouper): CarriedGrouper => ({ edit: true, grouper }) };

/** An import identifies a group that is to be renamed by its id. */
const fileOnly = ['id'] as const;

const bulk = bulkOffer({
  actions: ['addEstablishments', 'removeEstablishments'],
  fetchAsk: fetchChooseEstablishments,
  nameOf: ({ nome }: ListedGrouper) => nome,
});

/** `/agrupadores`: groups of establishments. */
export function GrouperList() {
  return (
    <ListFrame<ListedGrouper>
      screen="/agrupadores"
      texts="groupers"
      sorts={grouperSorts}
      exports={exportGroupers}
      alwaysExported={fileOnly}
      filters={grouperFilters}
      opens={opening}
      search={{
        source: 'associatorName',
        maxLength: GROUPER.nameLength,
      }}
      actions={
        <>
          <ImportLink />
          <ListExport />
          <NewLink />
        </>
      }
      columns={columns}
      bulk={bulk}
      Card={GrouperCard}
    />
  );
}
