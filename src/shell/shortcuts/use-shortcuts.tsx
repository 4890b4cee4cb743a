import { type ReactNode, Suspense, useState } from 'react';
import { lazyNamed } from '../../ui/code/lazy-named';
import { useShortcutsOn } from '../../ui/shortcuts';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { useWindowEvent } from '../../ui/use-window-event';
import type { ShortcutsDialogProps } from './ShortcutsDialog';
import { shortcutOf } from './shortcut-of';
import { shortcutsHere } from './shortcuts-here';

const ShortcutsDialog = lazyNamed<'ShortcutsDialog', ShortcutsDialogProps>(
  () => import('./ShortcutsDialog'),
  'ShortcutsDialog',
  'shortcuts',
);

/**
 * The shortcuts of the page that is shown, unless they are switched off.
 * @returns the dialog that lists them, once it is open, and what opens it
 */
export function useShortcuts(): { dialog: ReactNode; open: () => void } {
  const [on] = useShortcutsOn();
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  useWindowEvent('keydown', (event) => {
    const key = on ? shortcutOf(event) : null;
    if (key === null) return;
    // Firefox would search the page.
    event.preventDefault();
    if (key === '?') setShown(true);
    // At once, because the next key may be meant for a field or a row that this one goes to.
    else shortcutsHere()[key]?.();
  });
  const dialog = shown && (
    <PartBoundary onClose={close}>
      <Suspense>
        <ShortcutsDialog onClose={close} />
      </Suspense>
    </PartBoundary>
  );
  return { dialog, open: () => setShown(true) };
}
