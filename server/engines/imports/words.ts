import { folded } from '../../../contract/import-columns';
import { languages } from '../../../contract/languages';
import { type MessageKey, message } from '../../../i18n/server';

/** What a cell may say, each in the words of all languages and as the wire writes it. */
export function vocabulary<Value>(
  words: readonly (readonly [Value, MessageKey, ...string[]])[],
): ReadonlyMap<string, Value> {
  return new Map(
    words.flatMap(([value, key, ...others]) =>
      [...languages.map((language) => message(language, key)), ...others].map(
        (word) => [folded(word), value] as const,
      ),
    ),
  );
}

export const statuses = vocabulary<boolean>([
  [true, 'common.active', '1', 'true', 'activo', 'ativa', 'activa'],
  [false, 'common.inactive', '0', 'false', 'inactivo', 'inativa', 'inactiva'],
]);

export const decisions = vocabulary<boolean>([
  [true, 'common.yes', '1', 'true', 's', 'y'],
  [false, 'common.no', '0', 'false', 'n'],
]);
