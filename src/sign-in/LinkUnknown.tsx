import { focusAtOnce } from './focus';
import { Icon } from './Icon';
import { useTexts } from './texts/context';

interface Props {
  message: string;
  /** The server is being asked again. */
  busy: boolean;
  onRetry: () => void;
}

/** LOG-17: the server could not be asked about the link, which may be as good as ever. */
export function LinkUnknown({ message, busy, onRetry }: Props) {
  const { reset } = useTexts().password;
  return (
    <>
      <p className="told problem" role="alert">
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
