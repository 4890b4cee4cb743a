import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PortalConfig } from '../../contract/config';
import { configQuery } from '../portal/use-config';
import { useLanguage } from '../shell/language/language-context';
import { type Session, sessionQuery } from './current-session';
import { forgetKeptLists } from './kept-lists';
import { leaveForSignIn } from './leave';
import { useCovered, useKeepsWork } from './unsaved-work';
import { lookAtSession } from './watch-session';

const load = () => import('./SignInAgain');
const SignInAgain = lazy(() => load().then(({ SignInAgain }) => ({ default: SignInAgain })));

/** The attribute of the elements that stay visible while the page is covered. */
const OVER = 'data-over-cover';
/** Hides everything else from the eye, from screen readers, from the browser's search and from print. */
const cover = { [`body > :not([${OVER}])`]: { visibility: 'hidden !important' } };

/** Covers the page when its session has ended and something on it is not saved. */
export function SessionCover() {
  const keeps = useKeepsWork();
  const covered = useCovered();
  useEffect(() => {
    // Fetched when a form opens: when the session has ended, the network may be gone as well.
    if (keeps) load().catch(() => undefined);
  }, [keeps]);
  return covered ? <Cover /> : null;
}

function Cover() {
  const cache = useQueryClient();
  const { catalogue } = useLanguage();
  useFocusAgain();
  return (
    <>
      <GlobalStyles styles={cover} />
      <Suspense>
        <SignInAgain
          login={cache.getQueryData<Session>(sessionQuery.queryKey)?.login ?? ''}
          asksRobot={cache.getQueryData<PortalConfig>(configQuery.queryKey)?.robotCheck ?? true}
          catalogue={catalogue}
          mark={{ [OVER]: '' }}
          onSignedIn={lookAtSession}
          onLeave={() => {
            forgetKeptLists();
            leaveForSignIn();
          }}
        />
      </Suspense>
    </>
  );
}

/**
 * Returns the focus to where it was. The dialog cannot do it: hiding the page takes the focus away before the dialog
 * can note it.
 */
function useFocusAgain(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) setTimeout(() => before.focus());
    },
    [before],
  );
}
