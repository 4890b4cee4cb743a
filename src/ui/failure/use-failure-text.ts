import { useTranslate } from 'react-admin';
import { failureText, PortalError } from './portal-error';

/** ERR-01 to ERR-03: returns a function that describes an error in the person's language. */
export function useFailureText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    const failure = failureText(error);
    return 'text' in failure ? failure.text : translate(failure.key);
  };
}

/** Returns a function that says under which number an error stands in the server's log; `undefined` where under none. */
export function useRequestText(): (error: unknown) => string | undefined {
  const translate = useTranslate();
  return (error) =>
    error instanceof PortalError && error.requestId !== null
      ? translate('common.request', { id: error.requestId })
      : undefined;
}
