import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../layout/use-is-phone';
import { NewsCards } from './NewsCards';
import { NewsPager } from './NewsPager';
import { SectionHead } from './SectionHead';
import { useNews } from './use-news';
import { useNewsPage } from './use-news-page';

/** HOME-01: all news, the newest first, six on a page; on a phone the way on stands where one has read them. */
export function NewsList() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const title = useId();
  const cards = useId();
  const [page, goTo] = useNewsPage();
  const news = useNews(page - 1);
  const pager = (onStepped = () => {}) =>
    news.data !== undefined && (
      <NewsPager
        list={news.data}
        controls={cards}
        goTo={(wanted) => {
          goTo(wanted);
          onStepped();
        }}
      />
    );
  return (
    <section aria-labelledby={title}>
      <SectionHead id={title} title={translate('home.news.title')}>
        {!phone && pager()}
      </SectionHead>
      <div id={cards} aria-busy={news.isFetching && (news.isPlaceholderData || news.data === undefined)}>
        <NewsCards news={news} goTo={goTo} />
      </div>
      {phone && pager(() => document.getElementById(title)?.focus())}
    </section>
  );
}
