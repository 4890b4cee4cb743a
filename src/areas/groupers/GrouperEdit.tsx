import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RecordPage } from '../../kit/edit/RecordPage';
import { WaitingCard, WaitingField } from '../../kit/edit/WaitingCard';
import { EditGrouperForm } from './EditGrouperForm';
import { carriedGrouper, type EditedGrouper } from './grouper';

type Carried = NonNullable<ReturnType<typeof carriedGrouper>>;

/**
 * `/agrupadores/editar/:id` (GRP-04): loads the grouper by its id; what the navigation carries is shown until then
 * (USR-10).
 */
export function GrouperEdit() {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <RecordPage<EditedGrouper, Carried>
      screen="/agrupadores"
      title={translate('groupers.edit')}
      back={translate('groupers.back')}
      carried={carriedGrouper(state)}
      entity="grouper"
      Waiting={Waiting}
    >
      {(record) => <EditGrouperForm record={record} />}
    </RecordPage>
  );
}

/** The form while the grouper is loading, with its known fields. */
function Waiting({ carried: grouper }: { carried: Carried | null }) {
  const translate = useTranslate();
  return (
    <WaitingCard title={translate('groupers.form.title')} text={translate('groupers.form.help')}>
      <WaitingField label={translate('groupers.form.name')} value={grouper?.nome} />
      <WaitingField />
    </WaitingCard>
  );
}
