import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../../contract/languages';
import type { Catalogue } from '../../../i18n';

/** While developing a missing text must not go unseen; in production its key is better than no page. */
function onMissingKey(key: string): string {
  if (import.meta.env.DEV) throw new Error(`No text for "${key}"`);
  return key;
}

/** react-admin's translator over one catalogue; another language is another provider. */
export function i18nProviderFor(language: Language, catalogue: Catalogue): I18nProvider {
  return polyglotI18nProvider(() => catalogue, language, [], { onMissingKey });
}
