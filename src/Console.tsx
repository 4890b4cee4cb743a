import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Admin, localStorageStore } from 'react-admin';
import { GlobalSnackbar } from './layout/feedback/GlobalSnackbar';
import { useLanguage } from './layout/language/language-context';
import { Shell } from './layout/Shell';
import { FailedConsole } from './layout/states/FailedConsole';
import { FramePlaceholder } from './layout/states/FramePlaceholder';
import { NotAuthorizedPage } from './layout/states/NotAuthorizedPage';
import { NotFoundPage } from './layout/states/NotFoundPage';
import { useThemeMode } from './layout/theme/mode';
import { darkTheme, lightTheme } from './layout/theme/themes';
import { dataProviderFor } from './portal/data-provider';
import { queryClientDefaults } from './portal/query-client-defaults';
import { wires } from './portal/wires';
import { routes } from './routes';
import { authProviderFor } from './session/auth-provider';
import { readLogin } from './session/stored-session';
import { watchSession } from './session/watch-session';

const dataProvider = dataProviderFor(wires);

/** What belongs to one person: made anew with every page load, and a sign-out is one. */
function toolsOfPerson() {
  const queryClient = new QueryClient(queryClientDefaults);
  return {
    queryClient,
    authProvider: authProviderFor(queryClient),
    store: localStorageStore('1', `/${readLogin() ?? ''}/`),
  };
}

/** react-admin with our frame, pages and providers. */
export function Console() {
  const [{ queryClient, ...tools }] = useState(toolsOfPerson);
  const { i18nProvider } = useLanguage();
  const [mode] = useThemeMode();
  useEffect(() => watchSession(() => queryClient.clear()), [queryClient]);
  return (
    <Admin
      {...tools}
      queryClient={queryClient}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      {...(mode !== 'system' && { defaultTheme: mode })}
      layout={Shell}
      notification={GlobalSnackbar}
      loading={FramePlaceholder}
      catchAll={NotFoundPage}
      accessDenied={NotAuthorizedPage}
      authenticationError={NotFoundPage}
      error={FailedConsole}
      loginPage={false}
      authCallbackPage={false}
      requireAuth
      disableTelemetry
    >
      {routes}
    </Admin>
  );
}
