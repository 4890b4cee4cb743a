import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isLanguage, type Language, localeOf } from '../../../contract/languages';
import { type Catalogue, loadCatalogue } from '../../../i18n';
import { LANGUAGE_KEY, storeLanguage } from '../../portal/language';
import { i18nProviderFor } from './i18n-provider';
import { LanguageContext } from './language-context';
import type { StartLanguage } from './start-language';

interface Props {
  start: StartLanguage;
  /** The texts of the first language: react-admin needs them at once. */
  catalogue: Catalogue;
  children: ReactNode;
}

/**
 * SHELL-21, SHELL-22: the language of this page, kept under `@language` and shared with the other tabs.
 * It lives here and not in react-admin's store, which a sign-out clears, and whose change of language throws away
 * every form on the page.
 */
export function LanguageProvider({ start, catalogue, children }: Props) {
  const [spoken, setSpoken] = useState(() => ({
    language: start.language,
    catalogue,
    i18nProvider: i18nProviderFor(start.language, catalogue),
  }));
  const unsupported = useRef(start.unsupported);

  const load = useCallback(async (language: Language) => {
    const texts = await loadCatalogue(language);
    setSpoken({ language, catalogue: texts, i18nProvider: i18nProviderFor(language, texts) });
  }, []);

  useEffect(() => {
    document.documentElement.lang = localeOf[spoken.language];
  }, [spoken.language]);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LANGUAGE_KEY && isLanguage(newValue)) load(newValue).catch(() => undefined);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [load]);

  const choice = useMemo(
    () => ({
      ...spoken,
      speak: async (language: Language) => {
        await load(language);
        storeLanguage(language);
      },
      takeUnsupported: () => {
        const taken = unsupported.current;
        unsupported.current = false;
        return taken;
      },
    }),
    [spoken, load],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
