import { useEffect, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, localStorageStore } from 'react-admin';
import { isResource } from './area';
import { areas } from './areas';
import { keepLists } from './first-sight/keep-lists';
import { authProviderFor } from './portal/auth-provider';
import { dataProviderFor } from './portal/data-provider';
import { newQueryClient } from './portal/query-client';
import { routes } from './routes';
import { renewSession } from './session/current-session';
import { storeKey } from './session/kept-lists';
import { NotAuthorizedPage } from './session/NotAuthorizedPage';
import { watchSession } from './session/watch-session';
import { GlobalSnackbar } from './shell/feedback/GlobalSnackbar';
import { StorageNotice } from './shell/feedback/StorageNotice';
import { Shell } from './shell/Shell';
import { FactorAgain } from './shell/session/FactorAgain';
import { SessionCover } from './shell/session/SessionCover';
import { FailedConsole } from './shell/states/FailedConsole';
import { FramePlaceholder } from './shell/states/FramePlaceholder';
import { NotFoundPage } from './shell/states/NotFoundPage';
import { AreasContext } from './shell/use-areas';
import { useLanguage } from './ui/language-context';
import { ThemeFrame } from './ui/theme/ThemeFrame';
import { useOnChange } from './ui/use-on-change';

const dataProvider = dataProviderFor(
  Object.fromEntries(areas.filter(isResource).map(({ name, adapter }) => [name, adapter])),
);

/** What belongs to one person: made anew with every page load, and a sign-out is one. */
function toolsOfPerson() {
  const queryClient = newQueryClient();
  keepLists(queryClient, dataProvider);
  return {
    queryClient,
    authProvider: authProviderFor(queryClient),
    store: localStorageStore('1', storeKey()),
  };
}

/**
 * react-admin with our frame, pages and providers: its core, because `<Admin>` brings a sign-in form, a menu and
 * a layout along that nobody sees, 40 kB of them.
 */
export function Console() {
  const [{ queryClient, ...tools }] = useState(toolsOfPerson);
  const { i18nProvider, language } = useLanguage();
  // A refusal on the screen is in the language of its call, so it is asked for again in the new one.
  useOnChange(language, () => {
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  useEffect(
    () =>
      watchSession({
        forget: () => queryClient.clear(),
        renew: () => void renewSession(queryClient),
      }),
    [queryClient],
  );
  return (
    <CoreAdminContext
      {...tools}
      queryClient={queryClient}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
    >
      <AreasContext value={areas}>
        <ThemeFrame>
          <CoreAdminUI
            layout={Shell}
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
          </CoreAdminUI>
          <GlobalSnackbar />
          <StorageNotice />
          <FactorAgain />
          <SessionCover />
        </ThemeFrame>
      </AreasContext>
    </CoreAdminContext>
  );
}
