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

/** Marks what shows while the page is covered. */
const OVER = 'data-over-cover';
/** Nothing else of the page is seen, read out, found or printed. */
const cover = { [`body > :not([${OVER}])`]: { visibility: 'hidden !important' } };

/** What stands over a page whose session has ended while something on it was not saved. */
export function SessionCover() {
  const keeps = useKeepsWork();
  const covered = useCovered();
  useEffect(() => {
    // With the form: when its session has ended, the network may be gone as well.
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

/** The focus goes back to where it was: the cover hides that, and so takes it away before the dialog could note it. */
function useFocusAgain(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) setTimeout(() => before.focus());
    },
    [before],
  );
}
