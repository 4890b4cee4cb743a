import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages';
import { errors as coErrors } from '../../i18n/co/errors';
import { ra as co } from '../../i18n/co/ra';
import { errors as enErrors } from '../../i18n/en/errors';
import { ra as en } from '../../i18n/en/ra';
import { errors as esErrors } from '../../i18n/es/errors';
import { ra as es } from '../../i18n/es/ra';
import { errors as ptErrors } from '../../i18n/pt/errors';
import { ra as pt } from '../../i18n/pt/ra';

const spoken = {
  en: { texts: flat(en), errors: enErrors },
  co: { texts: flat(co), errors: coErrors },
  es: { texts: flat(es), errors: esErrors },
  pt: { texts: flat(pt), errors: ptErrors },
};
const model = flat(english);

/** Where we deliberately fill in other values than react-admin's English text does. */
const otherPlaceholders: Record<string, string[]> = {
  // the decided text names no record (ERR-03)
  'ra.navigation.no_filtered_results': [],
  // react-admin fills both; %{field_lower_first} makes "cPF" of CPF
  'ra.sort.sort_by': ['field', 'order'],
  // react-admin's bulk dialog never fills in %{recordRepresentation}, not even for one selected row
  'ra.message.bulk_update_content': ['name', 'smart_count'],
  'ra.message.bulk_update_title': ['name', 'smart_count'],
};

/** Which failure texts of react-admin say the same as one of ours. */
const failures: Record<string, keyof typeof enErrors> = {
  'ra.message.error': 'reload',
  'ra.message.invalid_form': 'form',
  'ra.message.unsaved_changes': 'unsaved',
  'ra.navigation.no_filtered_results': 'noData',
  'ra.notification.canceled': 'canceled',
  'ra.notification.data_provider_error': 'unexpected',
  'ra.notification.http_error': 'notProcessed',
  'ra.notification.logged_out': 'unauthenticated',
  'ra.notification.not_authorized': 'forbidden',
};

test.each(languages)('SHELL-21 react-admin has every text in %s and none besides', (language) => {
  expect(model.size).toBeGreaterThan(150);
  expect([...spoken[language].texts.keys()].sort()).toEqual([...model.keys()].sort());
});

test.each(languages)('SHELL-21 no text of react-admin is empty in %s', (language) => {
  const empty = [...spoken[language].texts].filter(([, text]) => parts(text).some((part) => part === ''));
  expect(empty).toEqual([]);
});

test.each(languages)(
  'SHELL-21 the texts of react-admin in %s take the values that it fills in',
  (language) => {
    for (const [key, text] of model) {
      const wanted = otherPlaceholders[key] ?? placeholders(text);
      expect({ key, names: placeholders(spoken[language].texts.get(key)) }).toEqual({ key, names: wanted });
    }
  },
);

test.each(languages)('SHELL-21 the texts of react-admin in %s have its plural forms', (language) => {
  for (const [key, text] of model) {
    const forms = parts(spoken[language].texts.get(key) ?? '').length;
    expect({ key, forms }).toEqual({ key, forms: parts(text).length });
  }
});

test.each(languages)("react-admin's failures in %s say what the error catalogue says", (language) => {
  const { texts, errors } = spoken[language];
  for (const [key, name] of Object.entries(failures)) {
    expect({ key, text: texts.get(key) }).toEqual({ key, text: errors[name] });
  }
});

test.each(languages)("react-admin's messages in %s hold no colon", (language) => {
  const withColon = [...spoken[language].texts].filter(
    ([key, text]) => /^ra\.(message|notification|validation)\./.test(key) && text.includes(':'),
  );
  expect(withColon).toEqual([]);
});

test('SHELL-21 Colombian and Mexican Spanish differ where people do', () => {
  const words = ['ra.action.back', 'ra.auth.sign_in', 'ra.auth.logout', 'ra.message.loading'];
  for (const key of words) expect(spoken.co.texts.get(key)).not.toBe(spoken.es.texts.get(key));
});

test('SHELL-21 texts that the specification quotes stand verbatim in their language', () => {
  expect(parts(spoken.pt.texts.get('ra.notification.updated') ?? '')[0]).toBe('Alteração salva com sucesso!');
  expect(spoken.pt.texts.get('ra.page.access_denied')).toBe('Página não autorizada');
  expect(spoken.en.texts.get('ra.page.access_denied')).toBe('Page not authorized');
});

/** The texts of a catalogue by dotted key. */
function flat(messages: object, prefix = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? [...flat(value, `${prefix}${key}.`)]
      : [[`${prefix}${key}`, String(value)] as const],
  );
  return new Map(entries);
}

/** The plural forms of a text. */
function parts(text: string): string[] {
  return text.split('||||').map((part) => part.trim());
}

/** The names of the values that a text takes, each once, in order. */
function placeholders(text = ''): string[] {
  const names = [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}
