import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { PortalConfig } from '../../../contract/config';
import { configQuery } from '../../portal/config-query';
import { type Session, sessionQuery } from '../../session/current-session';
import { forgetKeptLists } from '../../session/kept-lists';
import { leaveForSignIn } from '../../session/leave';
import { useCovered, useKeepsWork } from '../../session/use-unsaved-work';
import { lookAtSession } from '../../session/watch-session';
import { fetchAhead } from '../../ui/code/ahead';
import { lazyNamed } from '../../ui/code/lazy-named';
import { useLanguage } from '../../ui/language-context';
import { PartBoundary } from '../../ui/states/PartBoundary';

const load = () => import('./SignInAgain');
const SignInAgain = lazyNamed(load, 'SignInAgain');

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
    if (keeps) fetchAhead(load);
  }, [keeps]);
  return covered ? <Cover /> : null;
}

const mark = { [OVER]: '' };

function leave(): void {
  forgetKeptLists();
  leaveForSignIn();
}

function Cover() {
  const cache = useQueryClient();
  const { catalogue } = useLanguage();
  useFocusAgain();
  return (
    <>
      <GlobalStyles styles={cover} />
      <PartBoundary onClose={leave} mark={mark}>
        <Suspense>
          <SignInAgain
            login={cache.getQueryData<Session>(sessionQuery.queryKey)?.login ?? ''}
            asksRobot={cache.getQueryData<PortalConfig>(configQuery.queryKey)?.robotCheck ?? true}
            catalogue={catalogue}
            mark={mark}
            onSignedIn={lookAtSession}
            onLeave={leave}
          />
        </Suspense>
      </PartBoundary>
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
