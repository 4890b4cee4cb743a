import { focusAtOnce } from './focus';
import { Icon } from './Icon';
import { useTexts } from './texts/context';

interface Props {
  message: string;
  /** Whether the check is running again. */
  busy: boolean;
  onRetry: () => void;
}

/** LOG-17: the link could not be checked; it may still be valid. */
export function LinkUnknown({ message, busy, onRetry }: Props) {
  const { reset } = useTexts().password;
  return (
    <>
      <p className="result problem" role="alert">
        {!busy && (
          <>
            <Icon name="warning" />
            {message}
          </>
        )}
      </p>
      <button ref={focusAtOnce} type="button" className="button" aria-disabled={busy} onClick={onRetry}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? reset.checking : reset.retry}
      </button>
    </>
  );
}
