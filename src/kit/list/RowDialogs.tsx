import { createContext, type ReactNode, use, useCallback, useState } from 'react';

/**
 * Renders a row's dialog.
 * @param open `false` while it closes
 */
type RowDialog = (open: boolean, close: () => void) => ReactNode;

const RowDialogContext = createContext<(dialog: RowDialog) => void>(() => undefined);

/** Opens a dialog over the list, for a button of a row. */
export const useRowDialog = () => use(RowDialogContext);

/**
 * Keeps the dialog that a row opens beside the rows: a tablet that is turned changes its table into cards, and a list
 * that is fetched again may lose the row, while somebody fills a dialog in.
 */
export function RowDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ dialog: RowDialog; open: boolean } | null>(null);
  const show = useCallback((dialog: RowDialog) => setShown({ dialog, open: true }), []);
  const close = () => setShown((now) => now && { ...now, open: false });
  return (
    <RowDialogContext value={show}>
      {children}
      {shown?.dialog(shown.open, close)}
    </RowDialogContext>
  );
}
