import { useWindowEvent } from '../../ui/use-window-event';

/** Holds what was typed before the field was there. */
export interface Early {
  text: string;
  /** Whether Enter was pressed. */
  entered: boolean;
}

export const NOTHING_TYPED: Early = { text: '', entered: false };

interface Props {
  onTyped: (change: (early: Early) => Early) => void;
  onClose: () => void;
}

/** Takes the keys while the dialog is fetched, so that none of them is lost or goes to the page behind it. */
export function EarlyKeys({ onTyped, onClose }: Props) {
  const take = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') onClose();
    else if (key === 'Enter') onTyped((early) => ({ ...early, entered: true }));
    else if (key === 'Backspace') onTyped((early) => ({ ...early, text: early.text.slice(0, -1) }));
    else if (key.length === 1) onTyped((early) => ({ ...early, text: early.text + key }));
    else return;
    event.preventDefault();
    // It is no shortcut of the page behind either.
    event.stopPropagation();
  };
  useWindowEvent('keydown', take, true);
  return null;
}
