import { useTexts } from './texts/context';

/** LOG-17: shown while the server checks the link. */
export function LinkChecking() {
  const { reset } = useTexts().password;
  return (
    <output className="checking">
      <span className="spinner" aria-hidden="true" />
      {reset.checking}
    </output>
  );
}
