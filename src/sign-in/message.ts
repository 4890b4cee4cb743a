import type { Texts } from './texts';

/** A sentence that follows the language: chosen now, worded when it is shown. */
export type Message = (texts: Texts) => string;

/** One about signing in, which the console shows as well. */
export type SignInMessage = (texts: Omit<Texts, 'password'>) => string;

/** The message that a key such as `errors.timeout` names, as `failureText` returns them. */
export function messageOfKey(key: string): SignInMessage {
  return (texts) => {
    const [area, name] = key.split('.');
    const errors: Readonly<Record<string, string>> = area === 'errors' ? texts.errors : {};
    return errors[name ?? ''] ?? texts.errors.unexpected;
  };
}
