import { expect, test } from 'vitest';
import { phoneSettings } from '../../../../server/areas/deployment/phones';
import { readConfig } from '../../../../server/config';
import { ConfigError } from '../../../../server/platform/config';

const numbers = { capitals: '+57 601 555 0100', otherRegions: '', messaging: '+57 300 555 0102' };

test('HELP-01 without a setting the phones are fictitious numbers of each country', () => {
  const config = readConfig({});
  const phones = config.of(phoneSettings);
  expect(phones.pt).toEqual({
    capitals: '+55 555-0100',
    otherRegions: '+55 555-0101',
    messaging: '+55 555-0102',
  });
  expect([phones.en.capitals, phones.co.capitals, phones.es.capitals]).toEqual([
    '+1 555-0100',
    '+57 555-0100',
    '+52 555-0100',
  ]);
  expect(config.dataProtection).toBe('privacy@example.com');
});

test('HELP-01 a deployment sets its phones, for all languages or for each', () => {
  const all = readConfig({ PORTAL_PHONES: JSON.stringify(numbers) }).of(phoneSettings);
  expect(all).toEqual({ en: numbers, co: numbers, es: numbers, pt: numbers });
  const each = { ...all, en: { ...numbers, capitals: '+1 305 555 0100' } };
  expect(readConfig({ PORTAL_PHONES: JSON.stringify(each) }).of(phoneSettings)).toEqual(each);
});

test.each([
  ['PORTAL_PHONES', '{', 'is not valid JSON'],
  ['PORTAL_PHONES', '[]', 'holds neither capitals'],
  ['PORTAL_PHONES', '{"capitals":"1"}', 'holds neither capitals'],
  ['PORTAL_PHONES', JSON.stringify({ en: numbers }), 'holds neither capitals'],
  ['PORTAL_DATA_PROTECTION', 'nobody', 'is no e-mail address'],
])('HELP-01 a wrong %s of %s is named', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}": ${sentence}`);
});
