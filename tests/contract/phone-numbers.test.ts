import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PhoneCountry, phoneCountries } from '../../contract/phone-countries';
import { maskedPhone, missingDigits, phoneOf } from '../../contract/phone-numbers';

test.each<[PhoneCountry, string, string]>([
  ['BR', '(11) 98765-4321', '(11) 98765-4321'],
  ['BR', '+55 11 98765-4321', '(11) 98765-4321'],
  ['BR', '0055 11 98765-4321', '(11) 98765-4321'],
  ['BR', '5511987654321', '(11) 98765-4321'],
  ['BR', '011 98765-4321', '(11) 98765-4321'],
  ['BR', '0 21 11 98765 4321', '(11) 98765-4321'],
  // A landline, and an area whose code is that of the country.
  ['BR', '1133334444', '(11) 3333-4444'],
  ['BR', '55987654321', '(55) 98765-4321'],
  ['BR', '+57 300 123 4567', '+57 300 123 4567'],
  ['BR', '+49 30 1234567', '+49301234567'],
  // As telephones and pages copy them: direction marks around, dashes and blanks of editors within.
  ['BR', '\u202a+57 300 123 4567\u202c', '+57 300 123 4567'],
  ['BR', '\u202a+55 11 98765\u20114321\u202c', '(11) 98765-4321'],
  ['BR', '(11)\u00a098765–4321', '(11) 98765-4321'],
  ['BR', '１１ ９８７６５ ４３２１', '(11) 98765-4321'],
  ['CO', '3001234567', '300 123 4567'],
  ['CO', '+57 (601) 234-5678', '601 234 5678'],
  ['CO', '033001234567', '300 123 4567'],
  ['CO', '+55 11 98765-4321', '+55 (11) 98765-4321'],
  ['MX', '55 1234 5678', '55 1234 5678'],
  ['MX', '999.123.4567', '999 123 4567'],
  ['MX', '+52 1 55 1234 5678', '55 1234 5678'],
  ['MX', '045 55 1234 5678', '55 1234 5678'],
  ['US', '1-212-555-0100', '(212) 555-0100'],
])('WO-12 in %s %j is the number %s', (country, typed, stored) => {
  expect(phoneOf(typed, country)).toBe(stored);
  expect(missingDigits(typed, country)).toBe(0);
  // What is stored is the same number when it is read again.
  expect(phoneOf(stored, country)).toBe(stored);
});

test.each<[PhoneCountry, string, number]>([
  ['BR', '11 9876', 4],
  ['BR', '(11) 3333-444', 1],
  ['BR', '11 98765 4321 99', -2],
  ['BR', '+55 11 9', 7],
  ['BR', '+49 30', 4],
  ['CO', '300 123', 4],
  ['MX', '55 1234 56789', -1],
])('WO-12 in %s %j lacks %i digits, and is no number', (country, typed, missing) => {
  expect(missingDigits(typed, country)).toBe(missing);
  expect(phoneOf(typed, country)).toBeNull();
});

test('WO-12 letters make no number', () => {
  for (const text of ['', 'abc', '11 98765-4321x', 'tel: 11987654321'])
    expect(phoneOf(text, 'BR')).toBeNull();
});

test('WO-12 the mask follows the typing, and no digit is ever dropped', () => {
  expect(
    ['1', '11', '119', '119876', '1198765432', '11987654321'].map((typed) => maskedPhone(typed, 'BR')),
  ).toEqual(['(1', '(11', '(11) 9', '(11) 9876', '(11) 9876-5432', '(11) 98765-4321']);
  expect(maskedPhone('', 'BR')).toBe('');
  expect(maskedPhone('+57 3', 'BR')).toBe('+57 3');
  expect(maskedPhone('\u202a+57 300\u2011123 ', 'BR')).toBe('+57 300-123 ');
  expect(maskedPhone('１１９', 'BR')).toBe('(11) 9');
  fc.assert(
    fc.property(
      fc.constantFrom(...phoneCountries),
      fc.stringMatching(/^[1-9]\d{0,17}$/),
      (country, digits) => {
        expect(digits.endsWith(maskedPhone(digits, country).replace(/\D/g, ''))).toBe(true);
      },
    ),
  );
});
