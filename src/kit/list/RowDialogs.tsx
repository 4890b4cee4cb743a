import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { focusContent } from '../../ui/focus/focus-content';
import { useOnChange } from '../../ui/use-on-change';

/**
 * Renders a row's dialog.
 * @param open `false` while it closes
 */
type RowDialog = (open: boolean, close: () => void) => ReactNode;

interface Shown {
  dialog: RowDialog;
  open: boolean;
  /** What had the focus when it was opened. */
  opener: Element | null;
}

const RowDialogContext = createContext<(dialog: RowDialog) => void>(() => undefined);

/** Opens a dialog over the list, for a button of a row. */
export const useRowDialog = () => use(RowDialogContext);

/**
 * Keeps the dialog that a row opens beside the rows: a tablet that is turned changes its table into cards, and a list
 * that is fetched again may lose the row, while somebody fills a dialog in. A dialog gives the focus back to the button
 * that opened it, or to the content of the page where that button is gone with its row.
 */
export function RowDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (dialog: RowDialog) => setShown({ dialog, open: true, opener: document.activeElement }),
    [],
  );
  const close = () => setShown((now) => now && { ...now, open: false });
  useOnChange(shown, (now) => {
    if (hasLostOpener(now)) focusContent();
  });
  // The rows without the deleted one may come after the dialog has closed.
  useEffect(() => {
    if (hasLostOpener(shown) && document.activeElement === document.body) focusContent();
  });
  return (
    <RowDialogContext value={show}>
      {children}
      {shown?.dialog(shown.open, close)}
    </RowDialogContext>
  );
}

/** Whether a dialog has closed whose opener is not on the page any more. */
const hasLostOpener = (shown: Shown | null) => shown?.open === false && !shown.opener?.isConnected;
