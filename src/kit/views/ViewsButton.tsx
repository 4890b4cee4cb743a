import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { VIEW_PARAMETER } from '../../../contract/view-address';
import { lazyNamed } from '../../ui/code/lazy-named';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { filterIconStyle as iconStyle } from '../list/controls-style';
import type { SubscribeDialogProps } from '../subscription/SubscribeDialog';
import { subscribingAt } from '../subscription/subscribing';
import type { Present } from './present';

const ViewsMenu = lazyNamed(() => import('./ViewsMenu'), 'ViewsMenu', 'views');
const CurrentView = lazyNamed(() => import('./CurrentView'), 'CurrentView', 'views');
const SubscribeDialog = lazyNamed<'SubscribeDialog', SubscribeDialogProps>(
  () => import('../subscription/SubscribeDialog'),
  'SubscribeDialog',
  'subscriptions',
);

interface ViewsButtonProps {
  /** The screen as it stands. */
  present: Present;
  /** Where there is no room for words: an icon with the same name. */
  compact?: boolean;
}

/** Opens the menu of a screen's saved views, and says with which of them the screen was opened (decision 112). */
export function ViewsButton({ present, compact = false }: ViewsButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const view = new URLSearchParams(location.search).get(VIEW_PARAMETER) ?? '';
  const subscribing = subscribingAt(location.state);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Once it was asked for it stays, because its dialogs outlive the menu. */
  const [used, setUsed] = useState(false);
  const label = translate('list.views');
  const endSubscribing = () => {
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
    opener.current?.focus();
  };
  const button = {
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: () => {
      setUsed(true);
      setOpen(true);
    },
  } as const;
  const name =
    view === '' ? (
      label
    ) : (
      <Suspense fallback={label}>
        <CurrentView key={view} view={view} present={present} />
      </Suspense>
    );
  return (
    <>
      {compact ? (
        <IconButton {...button} aria-label={label} sx={iconStyle}>
          <BookmarkBorderOutlined color={view === '' ? 'inherit' : 'primary'} />
        </IconButton>
      ) : (
        <Button
          {...button}
          size="small"
          color={view === '' ? 'inherit' : 'primary'}
          startIcon={<BookmarkBorderOutlined />}
          sx={{ minWidth: 0, maxWidth: 280, whiteSpace: 'nowrap' }}
        >
          {name}
        </Button>
      )}
      {used && (
        <PartBoundary onClose={() => setUsed(false)}>
          <Suspense>
            <ViewsMenu
              opener={opener}
              open={open}
              view={view}
              present={present}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </PartBoundary>
      )}
      {subscribing !== null && (
        <PartBoundary onClose={endSubscribing}>
          <Suspense>
            <SubscribeDialog view={subscribing} onClose={endSubscribing} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
