import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../../shell/use-is-phone';
import { NewsCards } from './NewsCards';
import { NewsPager } from './NewsPager';
import { SectionHead } from './SectionHead';
import { useHighlights, useOtherNews } from './use-news';
import { useNewsPage } from './use-news-page';

/**
 * HOME-01: the news that are not among the highlights, the newest first, six on a page; on a phone the way on stands
 * where one has read them.
 */
export function NewsList() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const title = useId();
  const cards = useId();
  const [page, goTo] = useNewsPage();
  const { data, error, isFetching, isPlaceholderData, refetch } = useOtherNews(page - 1);
  const highlights = useHighlights();
  const pager = (onStepped = () => {}) =>
    data !== undefined && (
      <NewsPager
        list={data}
        controls={cards}
        goTo={(wanted) => {
          goTo(wanted);
          onStepped();
        }}
      />
    );
  // All there is stands above.
  if (data?.totalElements === 0 && highlights.data?.length !== 0) return null;
  const again = () => {
    if (highlights.error !== null) void highlights.refetch();
    return refetch();
  };
  return (
    <section aria-labelledby={title}>
      <SectionHead id={title} title={translate('home.news.title')}>
        {!phone && pager()}
      </SectionHead>
      <div id={cards} aria-busy={isFetching && (isPlaceholderData || data === undefined)}>
        <NewsCards news={{ data, error, isFetching, refetch: again }} goTo={goTo} />
      </div>
      {phone && pager(() => document.getElementById(title)?.focus())}
    </section>
  );
}
