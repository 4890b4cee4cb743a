import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle';
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
      <Tabs value={name} aria-label={translate('screens./swagger.title')} sx={tabsStyle}>
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

/** Where the tabs do not fit into one line they take two, because hidden tabs would not be found. */
const tabsStyle: SxProps<Theme> = {
  marginBottom: '16px',
  '& [role="tablist"]': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px 0 currentColor' },
};
