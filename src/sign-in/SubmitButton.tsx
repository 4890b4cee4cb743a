interface Props {
  busy: boolean;
  label: string;
  /** The label while the form is being sent. */
  busyLabel: string;
}

/** The button of a form. While the form is being sent it says so, keeps the focus and ignores clicks. */
export function SubmitButton({ busy, label, busyLabel }: Props) {
  return (
    <button type="submit" className="button" aria-disabled={busy}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  );
}
