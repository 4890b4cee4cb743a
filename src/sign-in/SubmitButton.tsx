interface Props {
  busy: boolean;
  label: string;
  /** What it says while it is busy. */
  busyLabel: string;
}

/** The button of a form; while something is on its way it says so, keeps the focus and does nothing. */
export function SubmitButton({ busy, label, busyLabel }: Props) {
  return (
    <button type="submit" className="button" aria-disabled={busy}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  );
}
