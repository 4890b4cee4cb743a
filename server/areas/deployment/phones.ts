import { z } from 'zod';
import { type PortalConfig, portalConfig } from '../../../contract/config';
import { defineSettings, readBy } from '../../platform/settings';

type Phones = PortalConfig['phones'];

const byLanguage = portalConfig.shape.phones;
const forAll = byLanguage.shape.en;

/** HELP-01: fictitious numbers of each country, for deployments that have not configured any. */
const FICTITIOUS_PHONES: Phones = {
  en: { capitals: '+1 555-0100', otherRegions: '+1 555-0101', messaging: '+1 555-0102' },
  co: { capitals: '+57 555-0100', otherRegions: '+57 555-0101', messaging: '+57 555-0102' },
  es: { capitals: '+52 555-0100', otherRegions: '+52 555-0101', messaging: '+52 555-0102' },
  pt: { capitals: '+55 555-0100', otherRegions: '+55 555-0101', messaging: '+55 555-0102' },
};

/**
 * Reads the phones of `PORTAL_PHONES`: `{capitals, otherRegions, messaging}` for all languages, or one such object for
 * each language.
 * @throws Error with a message that describes the problem
 */
function phonesFrom(text: string): Phones {
  const phones = z.union([forAll, byLanguage]).safeParse(parsed(text));
  if (!phones.success) {
    throw new Error(
      'holds neither capitals, otherRegions and messaging nor these by language (en, co, es, pt)',
    );
  }
  if ('en' in phones.data) return phones.data;
  return { en: phones.data, co: phones.data, es: phones.data, pt: phones.data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('is not valid JSON');
  }
}

/** HELP-01: the phones of the help, by language. */
export const phoneSettings = defineSettings({
  variables: { PORTAL_PHONES: readBy(phonesFrom).default(FICTITIOUS_PHONES) },
  read: ({ PORTAL_PHONES: phones }) => phones,
});
