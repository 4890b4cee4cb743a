import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { NewsArticle } from '../../../network/news/NewsArticle';
import { PortalError } from '../../../ui/failure/portal-error';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Message } from '../../../ui/states/Message';
import { dialogStyle } from './news-style';
import { useNewsItem } from './use-news-item';
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
