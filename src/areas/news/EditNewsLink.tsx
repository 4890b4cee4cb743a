import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import { editPath } from '../../ui/paths';
import type { CarriedNews, ManagedNews } from './managed-news';

/** NEWS-03, NEWS-05: the link from a row to its form, which carries the item. */
export function EditNewsLink({ news }: { news: ManagedNews }) {
  const translate = useTranslate();
  const name = translate('marketing.open', { title: news.title });
  const carried: CarriedNews = { edit: true, news };
  return (
    <RowLink name={name} to={editPath('/marketing', news.id)} state={carried}>
      <EditOutlined />
    </RowLink>
  );
}
