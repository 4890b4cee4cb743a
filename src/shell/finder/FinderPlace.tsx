import SearchOutlined from '@mui/icons-material/SearchOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useTransition } from 'react';
import { useTranslate } from 'react-admin';
import { isCovered } from '../../session/unsaved-work';
import { fetchAhead } from '../../ui/code/ahead';
import { lazyNamed } from '../../ui/code/lazy-named';
import { useLanguage } from '../../ui/language-context';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { useIsPhone } from '../../ui/use-is-phone';
import { useWindowEvent } from '../../ui/use-window-event';
import { Key } from '../Key';
import { type Early, EarlyKeys, NOTHING_TYPED } from './EarlyKeys';
import type { FinderDialogProps } from './FinderDialog';
import { finderKeys, opensFinder } from './finder-keys';

const load = () => import('./FinderDialog');
const FinderDialog = lazyNamed<'FinderDialog', FinderDialogProps>(load, 'FinderDialog', 'finder');

/** SHELL-17: the finder in the bar, which opens its dialog: what looks like a field, and on a phone a glass. */
export function FinderPlace() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const [early, setEarly] = useState<Early>(NOTHING_TYPED);
  const [isOpening, startOpening] = useTransition();
  const close = () => setOpen(false);
  const show = () =>
    startOpening(() => {
      // Opened again while it still closes it begins anew.
      if (!open) {
        setTimes(times + 1);
        setEarly(NOTHING_TYPED);
      }
      setOpen(true);
    });
  const earlyKeys = <EarlyKeys onTyped={setEarly} onClose={close} />;
  useFetchedWhenIdle();

  useWindowEvent('keydown', (event) => {
    if (!opensFinder(event)) return;
    event.preventDefault();
    if (!isCovered()) show();
  });

  const label = translate('shell.finder.label');
  const opener = { 'aria-label': label, 'aria-haspopup': 'dialog', onClick: show } as const;
  return (
    <>
      {phone ? (
        <IconButton {...opener}>
          <SearchOutlined fontSize="large" />
        </IconButton>
      ) : (
        <ButtonBase {...opener} sx={fieldStyle}>
          <SearchOutlined />
          <span>{label}</span>
          <Key hint>{finderKeys}</Key>
        </ButtonBase>
      )}
      {isOpening && earlyKeys}
      {times > 0 && (
        <PartBoundary onClose={close}>
          <Suspense fallback={open && earlyKeys}>
            <FinderDialog open={open} times={times} early={early} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

/** Milliseconds without a call after which a page counts as loaded. */
const QUIET = 3000;

/** Fetches what the dialog needs once the page has all that it shows, so that it is there with the first key. */
function useFetchedWhenIdle(): void {
  const { bring } = useLanguage();
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet) return undefined;
    const fetch = () => {
      fetchAhead(load);
      fetchAhead(async () => bring(['finder']));
    };
    const timer = setTimeout(fetch, QUIET);
    return () => clearTimeout(timer);
  }, [isQuiet, bring]);
}

const fieldStyle: SxProps<Theme> = ({ palette, typography }) => ({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-start',
  gap: '8px',
  width: 236,
  height: 36,
  marginRight: '4px',
  padding: '0 6px 0 10px',
  border: `1px solid ${palette.field}`,
  borderRadius: '6px',
  backgroundColor: palette.sunken,
  color: palette.text.secondary,
  ...typography.body1,
  '& > span:not(.MuiTouchRipple-root)': {
    flex: 1,
    overflow: 'hidden',
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '&:hover': { borderColor: palette.text.secondary },
});
