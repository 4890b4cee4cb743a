import { useTranslate } from 'react-admin';
import { CreateRecord } from '../../../kit/edit/CreateRecord';
import { BackArrow } from '../../../ui/BackArrow';
import { PageTitle } from '../../../ui/PageTitle';
import { NewNewsForm } from './NewNewsForm';
import { READERS_LISTS } from './readers-lists';

/** `/marketing/nova-noticia` (NEWS-05). */
export function NewsCreate() {
  const translate = useTranslate();
  return (
    <CreateRecord also={READERS_LISTS}>
      <PageTitle title={translate('news.create')} />
      <BackArrow to="/marketing" label={translate('news.back')} />
      <NewNewsForm />
    </CreateRecord>
  );
}
