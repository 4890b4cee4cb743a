import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RecordPage } from '../../../kit/edit/RecordPage';
import { WaitingCard, WaitingField } from '../../../kit/edit/WaitingCard';
import { carriedNews, type ManagedNews } from '../managed-news';
import { EditNewsForm } from './EditNewsForm';
import { READERS_LISTS } from './readers-lists';

type Carried = NonNullable<ReturnType<typeof carriedNews>>;

/**
 * `/marketing/editar/:id` (NEWS-05): loads the item by its id; what the navigation carries is shown until then
 * (USR-10).
 */
export function NewsEdit() {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <RecordPage<ManagedNews, Carried>
      screen="/marketing"
      title={translate('news.edit')}
      back={translate('news.back')}
      carried={carriedNews(state)}
      also={READERS_LISTS}
      entity="news"
      Waiting={Waiting}
    >
      {(record) => <EditNewsForm record={record} />}
    </RecordPage>
  );
}

/** The form while the item is loading, with its known fields. */
function Waiting({ carried }: { carried: Carried | null }) {
  const translate = useTranslate();
  return (
    <WaitingCard title={translate('news.form.content')} text={translate('news.form.contentHelp')}>
      <WaitingField />
      <WaitingField label={translate('news.form.title')} value={carried?.title} />
      <WaitingField />
    </WaitingCard>
  );
}
