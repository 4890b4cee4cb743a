import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { BALANCE_SCREEN } from '../../../contract/balance';
import { useAccess } from '../../session/use-access';
import { lazyNamed } from '../../ui/code/lazy-named';
import { PageTitle } from '../../ui/PageTitle';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { BalanceCard } from './balance/BalanceCard';
import { DataProtection } from './DataProtection';
import { Greeting } from './Greeting';
import { pageStyle, welcomeStyle } from './home-style';
import { Highlights } from './news/Highlights';
import { NewsList } from './news/NewsList';
import { Promos } from './Promos';

/** Loaded when a news item is opened, because nobody needs it before. */
const NewsDialog = lazyNamed(() => import('./news/NewsDialog'), 'NewsDialog');

/** `/home`: the greeting, the balance of the day, the news and the offers of the provider. */
export function HomePage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const hasBalance = useAccess()(BALANCE_SCREEN);
  return (
    <Box sx={pageStyle}>
      <PageTitle title={translate('screens./home.title')} />
      <Box sx={welcomeStyle(hasBalance)}>
        <Greeting />
        {hasBalance && <BalanceCard />}
      </Box>
      <Highlights />
      <NewsList />
      <Promos />
      <DataProtection />
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
