import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle';
import { wrappedTabsStyle } from '../../ui/theme/wrapped-tabs';
import { apiTabs } from './tabs';

const PAGE = '/swagger';

/** HELP-07: the page of the API, with a tab for each thing that an integrator needs. */
export function ApiPage() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const shown = apiTabs.find(
    // An address below that of a tab belongs to the tab.
    ({ path }) => pathname === `${PAGE}${path}` || (path !== '' && pathname.startsWith(`${PAGE}${path}/`)),
  );
  if (shown === undefined) return <Navigate to={PAGE} replace />;
  const { name, Panel } = shown;
  return (
    <>
      <PageTitle title={translate('screens./swagger.title')} />
      <Tabs
        value={name}
        aria-label={translate('screens./swagger.title')}
        sx={{ ...wrappedTabsStyle, marginBottom: '16px' }}
      >
        {apiTabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            id={`api-tab-${tab.name}`}
            {...(tab.name === name && { 'aria-controls': 'api-panel' })}
            label={translate(`api.tabs.${tab.name}`)}
            component={Link}
            to={`${PAGE}${tab.path}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="api-panel" aria-labelledby={`api-tab-${name}`} sx={{ minWidth: 0 }}>
        <Suspense>
          <Panel />
        </Suspense>
      </Box>
    </>
  );
}
