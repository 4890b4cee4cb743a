import type { Texts } from './texts';

/** A sentence that is chosen once and put into words when it is shown, so that it follows the language. */
export type Message = (texts: Texts) => string;

/** A message about signing in, which the console shows as well. */
export type SignInMessage = (texts: Omit<Texts, 'password'>) => string;

/** The message of a key such as `errors.timeout`, as `failureText` returns them. */
export function messageOfKey(key: string): SignInMessage {
  return (texts) => {
    const [area, name] = key.split('.');
    const errors: Readonly<Record<string, string>> = area === 'errors' ? texts.errors : {};
    return errors[name ?? ''] ?? texts.errors.unexpected;
  };
}
