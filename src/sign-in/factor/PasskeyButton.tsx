interface PasskeyButtonProps {
  label: string;
  /** While the browser asks for it. */
  busy: boolean;
  busyLabel: string;
  focus?: ((element: HTMLElement | null) => void) | undefined;
  onPress: () => void;
}

/** Has the browser ask for a passkey. While it does so the button says so, keeps the focus and ignores clicks. */
export function PasskeyButton({ label, busy, busyLabel, focus, onPress }: PasskeyButtonProps) {
  return (
    <button
      ref={focus}
      type="button"
      className="button button-outlined"
      aria-disabled={busy}
      onClick={onPress}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  );
}
