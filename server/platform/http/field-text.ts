import type { Language } from '../../../contract/languages';
import { formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { FieldText, HttpError } from '../errors/http-error';

type Parameters = HttpError['parameters'];

/**
 * Says the text at a field.
 * @param parameters of the refusal as a whole, for a text that has none of its own
 */
export function fieldText(text: FieldText, parameters: Parameters, language: Language): string {
  return typeof text === 'string'
    ? message(language, text, inWords(parameters, language))
    : message(language, text.key, inWords(text.parameters, language));
}

/** The `%{…}` of a text stand for these; numbers are written as the language writes them. */
export function inWords(parameters: Parameters = {}, language: Language) {
  const words = Object.entries(parameters).map(
    ([name, value]) => [name, isWritten(name, value) ? formatInteger(value, language) : value] as const,
  );
  return Object.fromEntries(words);
}

/** Polyglot chooses the form of a text by `smart_count`, which has to stay a number. */
function isWritten(name: string, value: string | number): value is number {
  return typeof value === 'number' && name !== 'smart_count';
}
