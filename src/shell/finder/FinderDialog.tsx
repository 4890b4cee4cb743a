import Dialog from '@mui/material/Dialog';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fetchAhead } from '../../ui/code/ahead';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { useLanguage } from '../../ui/language-context';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { useIsPhone } from '../../ui/use-is-phone';
import { FinderField } from './FinderField';
import type { FoundProps } from './Found';

const load = () => import('./Found');
const Found = lazyNamed<'Found', FoundProps>(load, 'Found', 'finder');

/** Fetches the code and the texts of what is found. */
export function fetchFinder(bring: ReturnType<typeof useLanguage>['bring']): void {
  fetchAhead(load);
  fetchAhead(async () => bring(['finder']));
}

interface Props {
  open: boolean;
  /** How often it was opened. */
  times: number;
  onClose: () => void;
}

/** SHELL-17: the dialog of the finder, over whatever is open; on a phone as wide as the screen. */
export function FinderDialog({ open, times, onClose }: Props) {
  const translate = useTranslate();
  const phone = useIsPhone();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('shell.finder.label'),
          sx: phone ? {} : { width: 640, maxWidth: '100%', marginTop: '10vh', maxHeight: '76vh' },
        },
      }}
    >
      <Content key={times} onClose={onClose} />
    </Dialog>
  );
}

/** What is typed before the code is there is kept, and Enter as well. */
function Content({ onClose }: Pick<Props, 'onClose'>) {
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  return (
    <PartBoundary>
      <Suspense
        fallback={
          <FinderField
            text={text}
            onText={setText}
            onKeyDown={({ key }) => key === 'Enter' && setEntered(true)}
            onClose={onClose}
          />
        }
      >
        <Found text={text} onText={setText} entered={entered} onClose={onClose} />
      </Suspense>
    </PartBoundary>
  );
}
