import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeepLastPage } from '../session/last-page';
import { CONTENT_ID } from '../ui/focus/content-id';
import { focusContent } from '../ui/focus/focus-content';
import { PageLeftContext, usePageLeft } from '../ui/page-left';
import { BAR_HEIGHT, DRAWER } from '../ui/theme/sizes';
import { useOnChange } from '../ui/use-on-change';
import { FirstSight } from './FirstSight';
import { PageBoundary } from './states/PageBoundary';
import { PagePlaceholder } from './states/PagePlaceholder';
import { useAreas } from './use-areas';

interface Props {
  children: ReactNode;
}

/** The page itself, beside the menu and under the bar. */
export function Content({ children }: Props) {
  const { pathname } = useLocation();
  const page = useAreas().pageAddress(pathname);
  // The content of a new page gets the focus, as after a page load, so that the keyboard does not start in a menu that
  // was left behind. A field that has taken the focus itself keeps it.
  useOnChange(page, focusContent);
  useKeepLastPage();
  const left = usePageLeft();
  return (
    <Box
      component="main"
      id={CONTENT_ID}
      tabIndex={-1}
      sx={{
        // The page leaves room below itself for what floats at the foot of the window, and is shorter by as much.
        minHeight: 'calc(100vh - var(--export-tray, 0px))',
        marginLeft: DRAWER,
        padding: {
          xs: `${BAR_HEIGHT + 12}px var(--page-side) 24px`,
          md: `${BAR_HEIGHT + 20}px var(--page-side) 32px`,
        },
        // Elements that stand out towards the edge of the window read from this how much room there is.
        '--page-side': { xs: '16px', md: '24px' },
        '@media (max-width: 300px)': { '--page-side': '8px' },
        '&:focus-visible': { outline: 0 },
        '@media print': { minHeight: 0, margin: 0, padding: 0 },
      }}
    >
      <PageLeftContext value={left}>
        <PageBoundary address={page}>
          <Suspense fallback={<PagePlaceholder />}>
            {children}
            <FirstSight />
          </Suspense>
        </PageBoundary>
      </PageLeftContext>
    </Box>
  );
}
