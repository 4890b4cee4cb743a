import { useTranslate } from 'react-admin';
import { failureText } from './portal-error';

/** ERR-01 to ERR-03: returns a function that describes an error in the person's language. */
export function useFailureText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    const failure = failureText(error);
    return 'text' in failure ? failure.text : translate(failure.key);
  };
}
