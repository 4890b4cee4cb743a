import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { PAGE } from '../../../contract/limits';
import { NEWS, newsSorts } from '../../../contract/news';
import { exportNews, type NewsColumn } from '../../../contract/news-management';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { MomentText } from '../../kit/history/MomentText';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { RowLink } from '../../kit/list/RowLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { StatusMark } from '../../kit/StatusMark';
import { ClampedText } from './ClampedText';
import type { CarriedNews, ManagedNews } from './managed-news';
import { NewsListCard } from './NewsListCard';
import { PublicationText } from './PublicationText';
import { Thumbnail } from './Thumbnail';

const column = columnsWith<ManagedNews, NewsColumn>('news');
const fixed = { fixed: true };

/** NEWS-01: id, image, title, text, start date, modified date, status, actions. */
const columns = [
  column('id', '5%', ({ id }) => id, { ...fixed, className: 'terse', yields: 3 }),
  column('urlFile', '12%', ({ urlFile }) => <Thumbnail file={urlFile} />, fixed),
  column('title', '18%', ({ title }) => title, { names: true }),
  column('text', '27%', ({ text }) => <ClampedText text={text} />, { ...fixed, yields: 1 }),
  column('openDate', '12%', ({ openDate }) => <MomentText at={openDate} />, { yields: 4 }),
  column('modifiedDate', '12%', ({ modifiedDate }) => <MomentText at={modifiedDate} />, { yields: 2 }),
  column('status', '14%', (news) => <NewsStatus news={news} />),
  actionsColumn<ManagedNews>((news) => <EditNewsLink news={news} />),
];

/** NEWS-03: five rows by default, and the sizes of other lists. */
const sizes = [NEWS.managementSize, ...PAGE.sizes] as const;
/** NEWS-05: the row carries the item, which the form shows until it is loaded. */
const opening = { carry: (news: ManagedNews): CarriedNews => ({ edit: true, news }) };

const NO_FILTERS = [] as const;
const NONE: readonly string[] = [];

/** The days that the status shows beside its word have columns of their own in the file. */
const fileOnly = ['opensOn', 'endsOn', 'profiles'] as const;

const bulk = bulkOffer({
  nameOf: ({ title }: ManagedNews) => title,
  actions: ['activate', 'deactivate', 'setEnd'],
  switchOff: 'news.switchOff',
  fetchAsk: async () => (await import('./LastDayStep')).LastDayStep,
});

/** `/marketing` (NEWS-01 to NEWS-04, NEWS-15). */
export function NewsList() {
  return (
    <ListFrame<ManagedNews>
      screen="/marketing"
      texts="news"
      sorts={newsSorts}
      exports={exportNews}
      alwaysExported={fileOnly}
      order="DESC"
      sizes={sizes}
      filters={NO_FILTERS}
      actions={
        <>
          <ListExport />
          <NewLink />
        </>
      }
      columns={columns}
      hiddenColumns={NONE}
      opens={opening}
      bulk={bulk}
      Card={NewsListCard}
    />
  );
}

/** NEWS-03, NEWS-05: the link from a row to its form. */
function EditNewsLink({ news }: { news: ManagedNews }) {
  const translate = useTranslate();
  return (
    <RowLink name={translate('news.open', { title: news.title })}>
      <EditOutlined />
    </RowLink>
  );
}

/** NEWS-02: active or inactive, and the period of publication. */
function NewsStatus({ news }: { news: ManagedNews }) {
  return (
    <>
      <StatusMark active={news.active} feminine />
      <PublicationText news={news} />
    </>
  );
}
