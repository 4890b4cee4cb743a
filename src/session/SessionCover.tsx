import GlobalStyles from '@mui/material/GlobalStyles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCovered } from './unsaved-work';

const load = () => import('./SignInAgain');
const SignInAgain = lazy(() => load().then(({ SignInAgain }) => ({ default: SignInAgain })));

/** For forms: when their session has ended, the network may be gone as well. */
export function preloadSignInAgain(): void {
  load().catch(() => undefined);
}

/** Marks what shows while the page is covered. */
const UNCOVERED = 'data-over-cover';
export const uncovered = { [UNCOVERED]: '' };

/** Nothing of the page is seen, read out, found or printed. */
const cover = { [`body > :not([${UNCOVERED}])`]: { visibility: 'hidden !important' } };

/** What stands over a page whose session has ended while something on it was not saved. */
export function SessionCover() {
  return useCovered() ? <Cover /> : null;
}

function Cover() {
  useFocusAgain();
  return (
    <>
      <GlobalStyles styles={cover} />
      <Suspense>
        <SignInAgain />
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
