import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type GetListResult, useGetOne, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { NewsItem } from '../../../../contract/news';
import { NewsArticle } from '../../../network/news/NewsArticle';
import { PortalError } from '../../../ui/failure/portal-error';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Message } from '../../../ui/states/Message';
import { NEWS_RESOURCE } from './adapter';
import { dialogStyle } from './news-style';
import type { OpenedState } from './use-open-news';

/** HOME-03: `/home/noticias/7`, a news item over the page. Closing it goes back. */
export function NewsDialog() {
  const translate = useTranslate();
  const title = useId();
  const { id = '' } = useParams();
  const { search, state } = useLocation() as { search: string; state: Partial<OpenedState> | null };
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useNewsItem(Number(id));
  const close = () => {
    if (state?.opened) void navigate(-1);
    else void navigate({ pathname: '/home', search }, { replace: true, preventScrollReset: true });
  };
  const gone = error instanceof PortalError && [400, 404].includes(error.status);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" sx={dialogStyle} aria-labelledby={title}>
      {data === undefined && <DialogTitle id={title}>{translate('home.news.title')}</DialogTitle>}
      {/* Can be focused, so that the keyboard can scroll it: it may contain nothing else that can be focused. */}
      <DialogContent tabIndex={0} aria-busy={data === undefined && isFetching}>
        {gone ? (
          <Message title={translate('home.news.gone')} />
        ) : error !== null && !isFetching ? (
          <LoadFailure title={translate('home.news.failed')} error={error} onRetry={refetch} />
        ) : (
          <NewsArticle
            item={data}
            titleId={title}
            picture={translate('home.news.picture', { title: data?.title ?? '' })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** One news item: from a list on the page, or else fetched. */
function useNewsItem(id: number) {
  const cache = useQueryClient();
  const listed = cache
    .getQueriesData<GetListResult<NewsItem>>({ queryKey: [NEWS_RESOURCE, 'getList'] })
    .flatMap(([, page]) => page?.data ?? [])
    .find((item) => item.id === id);
  const fetched = useGetOne<NewsItem>(
    NEWS_RESOURCE,
    { id },
    { enabled: listed === undefined, staleTime: Number.POSITIVE_INFINITY },
  );
  return listed === undefined ? fetched : { ...fetched, data: listed, error: null };
}
