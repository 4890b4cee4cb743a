import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../../ui/use-is-phone';
import { NewsCards } from './NewsCards';
import { NewsPager } from './NewsPager';
import { NEWS_HEADING } from './news-heading';
import { SectionHead } from './SectionHead';
import { useHighlights, useOtherNews } from './use-news';
import { useNewsPage } from './use-news-page';

/**
 * HOME-01: the news that are not highlights, newest first, six per page. On a phone the pager stands below them, where
 * reading ends.
 */
export function NewsList() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const cards = useId();
  const [page, goTo] = useNewsPage();
  const { list, error, isFetching, isPlaceholderData, refetch } = useOtherNews(page);
  const highlights = useHighlights();
  const pager = (onStepped = () => {}) =>
    list !== undefined && (
      <NewsPager
        list={list}
        controls={cards}
        goTo={(wanted) => {
          goTo(wanted);
          onStepped();
        }}
      />
    );
  // All news are highlights.
  if (list?.total === 0 && highlights.items?.length !== 0) return null;
  const again = () => {
    if (highlights.error !== null) void highlights.refetch();
    return refetch();
  };
  return (
    <section aria-labelledby={NEWS_HEADING}>
      <SectionHead id={NEWS_HEADING} title={translate('home.news.title')}>
        {!phone && pager()}
      </SectionHead>
      <div id={cards} aria-busy={isFetching && (isPlaceholderData || list === undefined)}>
        <NewsCards list={list} state={{ error, isFetching, refetch: again }} goTo={goTo} />
      </div>
      {phone && pager(() => document.getElementById(NEWS_HEADING)?.focus())}
    </section>
  );
}
