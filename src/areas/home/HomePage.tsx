import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { BALANCE_SCREEN } from '../../../contract/balance';
import { useLeftOff } from '../../session/left-off';
import { useAccess } from '../../session/use-access';
import { lazyNamed } from '../../ui/code/lazy-named';
import { PageTitle } from '../../ui/PageTitle';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { useDelayed } from '../../ui/states/use-delayed';
import { useIsPhone } from '../../ui/use-is-phone';
import { BalanceCard } from './balance/BalanceCard';
import { DataProtection } from './DataProtection';
import { Greeting } from './Greeting';
import { newsPairStyle, pageStyle, pairStyle, upperStyle } from './home-style';
import { LeftOffCard } from './left-off/LeftOffCard';
import { Highlights } from './news/Highlights';
import { NewsList } from './news/NewsList';
import { Promos } from './Promos';
import { TodayCard } from './today/TodayCard';
import { useTodayList } from './today/use-today-list';
import { UsualActions } from './UsualActions';

/** Loaded when a news item is opened, because nobody needs it before. */
const NewsDialog = lazyNamed(() => import('./news/NewsDialog'), 'NewsDialog');

/** Nobody knows how high the list of today will be; what stands below it appears where it stays, or after this time. */
const TODAY_LATE_MS = 1000;

/**
 * `/home`: what needs the person today and the balance of the day, then the newest news and where the person left off;
 * below the fold all other news.
 */
export function HomePage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const hasBalance = useAccess()(BALANCE_SCREEN);
  const left = useLeftOff();
  const { isPending } = useTodayList();
  const late = useDelayed(isPending, TODAY_LATE_MS);
  const placed = !isPending || late;
  const balance = hasBalance && <BalanceCard />;
  return (
    <Box sx={pageStyle}>
      <PageTitle title={translate('screens./home.title')} />
      <Box sx={upperStyle}>
        <Greeting />
        <Box sx={pairStyle}>
          {phone && balance}
          <TodayCard />
          {!phone && balance}
        </Box>
        <Box sx={{ display: 'contents', visibility: placed ? undefined : 'hidden' }}>
          {phone && <UsualActions phone />}
          <Box sx={newsPairStyle}>
            <Highlights />
            {left.length > 0 && <LeftOffCard items={left} />}
          </Box>
          <Promos />
          <DataProtection />
        </Box>
      </Box>
      <NewsList />
      <PartBoundary onClose={() => void navigate('/home', { replace: true })}>
        <Suspense>
          <Routes>
            <Route index element={null} />
            <Route path="noticias/:id" element={<NewsDialog />} />
            <Route path="*" element={<Navigate to="/home" replace />} />
          </Routes>
        </Suspense>
      </PartBoundary>
    </Box>
  );
}
