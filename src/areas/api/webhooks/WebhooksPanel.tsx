import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { Link, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { WEBHOOK } from '../../../../contract/webhooks';
import { openingRows } from '../../../kit/list/rows';
import { useReturnToRow } from '../../../kit/list/use-return-to-row';
import { useSavedFlag } from '../../../kit/list/use-saved-flag';
import { lazyNamed } from '../../../ui/code/lazy-named';
import { useFormat } from '../../../ui/format/use-format';
import { segmentsOf } from '../../../ui/paths';
import { useShortcut } from '../../../ui/shortcuts';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Message } from '../../../ui/states/Message';
import { PartBoundary } from '../../../ui/states/PartBoundary';
import { API_PAGE, newWebhookPath, WEBHOOKS_TAB } from '../addresses';
import { RefreshButton } from '../RefreshButton';
import { useWebhooks } from './use-webhooks';
import { WebhookCard } from './WebhookCard';
import { type DayClose, WEBHOOKS } from './webhook';

/** Loaded on demand, because forms need a library of their own. */
const WebhookCreate = lazyNamed(() => import('./WebhookCreate'), 'WebhookCreate');
const WebhookEdit = lazyNamed(() => import('./WebhookEdit'), 'WebhookEdit');

const { create, edit } = segmentsOf(API_PAGE);

/** SES-28: the person's receivers of events and, over them, the forms, each with its own address. */
export function WebhooksPanel() {
  useSavedFlag();
  const navigate = useNavigate();
  return (
    <ResourceContextProvider value={WEBHOOKS}>
      <Receivers />
      <PartBoundary onClose={() => void navigate(WEBHOOKS_TAB)}>
        <Suspense>
          <Routes>
            <Route path={create} element={<WebhookCreate />} />
            <Route path={`${edit}/:id`} element={<WebhookEdit />} />
            <Route path="webhooks" element={null} />
            <Route path="*" element={<Navigate to={WEBHOOKS_TAB} replace />} />
          </Routes>
        </Suspense>
      </PartBoundary>
    </ResourceContextProvider>
  );
}

function Receivers() {
  const translate = useTranslate();
  const { webhooks, dayClose, error, refreshing, refresh } = useWebhooks();
  const shortcut = useShortcut('n');
  const list = useReturnToRow<HTMLUListElement>(webhooks, !refreshing);
  const text = (key: string, words: object = {}) => translate(`api.webhooks.${key}`, words);
  if (webhooks === undefined) {
    return (
      <Card
        component="section"
        aria-busy={error === null}
        aria-label={translate(error === null ? 'common.loading' : 'api.tabs.webhooks')}
      >
        {error === null ? (
          <Skeleton variant="rounded" height={200} sx={{ margin: '24px' }} />
        ) : (
          <LoadFailure title={text('loadFailed')} error={error} onRetry={refresh} />
        )}
      </Card>
    );
  }
  const full = webhooks.length >= WEBHOOK.most;
  return (
    <Box sx={panelStyle}>
      <div className="head">
        <Button
          variant="contained"
          component={Link}
          to={newWebhookPath}
          {...shortcut}
          preventScrollReset
          startIcon={<AddOutlined />}
        >
          {text('add')}
        </Button>
        <RefreshButton onRefresh={refresh} busy={refreshing} />
      </div>
      {full && <Alert severity="info">{text('full', { most: WEBHOOK.most })}</Alert>}
      {dayClose !== undefined && <ClosedDays dayClose={dayClose} />}
      {webhooks.length === 0 ? (
        <Card>
          <Message title={text('empty')} text={text('emptyHelp')} />
        </Card>
      ) : (
        <Box ref={list} component="ul" aria-label={text('list')} {...openingRows}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard webhook={webhook} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const panelStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '16px',
  minWidth: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  '& > ul': { display: 'grid', gap: '16px', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { minWidth: 0 },
};

/** The time at which a business day is closed, the last closed one, and whether the next one is held back. */
function ClosedDays({ dayClose: { time, closedUntil, heldDate } }: { dayClose: DayClose }) {
  const translate = useTranslate();
  const { date, dateTime } = useFormat();
  const text = (key: string, words: object = {}) => translate(`api.webhooks.days.${key}`, words);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('time', { time })}{' '}
        {closedUntil === null ? text('none') : text('until', { date: date(closedUntil) })}
      </Typography>
      {heldDate !== null && (
        <Alert severity="info">{text('held', { moment: translate('api.moment', dateTime(heldDate)) })}</Alert>
      )}
    </>
  );
}
