import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BALANCE_SCREEN } from '../../../contract/balance';
import { useAccess } from '../../session/use-access';
import { PageTitle } from '../../shell/PageTitle';
import { BalanceCard } from './balance/BalanceCard';
import { DataProtection } from './DataProtection';
import { Greeting } from './Greeting';
import { pageStyle, welcomeStyle } from './home-style';
import { Highlights } from './news/Highlights';
import { NewsList } from './news/NewsList';
import { Promos } from './Promos';

/** Loaded when a news item is opened, because nobody needs it before. */
const NewsDialog = lazy(() =>
  import('./news/NewsDialog').then(({ NewsDialog }) => ({ default: NewsDialog })),
);

/** `/home`: the greeting, the balance of the day, the news and the offers of the provider. */
export function HomePage() {
  const translate = useTranslate();
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
      <Suspense>
        <Routes>
          <Route index element={null} />
          <Route path="noticias/:id" element={<NewsDialog />} />
          <Route path="*" element={<Navigate to="/home" replace />} />
        </Routes>
      </Suspense>
    </Box>
  );
}
