import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isLanguage, type Language, localeOf } from '../../../contract/languages';
import { loadFrame } from '../../../i18n';
import type { FrameCatalogue } from '../../../i18n/catalogue';
import { loadOwn } from '../../../i18n/own-texts';
import { LANGUAGE_KEY, storeLanguage } from '../../portal/language';
import type { StartLanguage } from '../../portal/start-language';
import { LanguageContext } from '../../ui/language-context';
import { useWindowEvent } from '../../ui/use-window-event';
import { speakerOf } from './i18n-provider';

interface Props {
  start: StartLanguage;
  /** The texts of the first language that any page may show, which react-admin needs at once. */
  catalogue: FrameCatalogue;
  children: ReactNode;
}

/**
 * SHELL-21, SHELL-22: the language of this page, stored under `@language` and shared with the other tabs. It is not in
 * react-admin's store, because a sign-out clears that store and a change of language there discards every form on the
 * page.
 */
export function LanguageProvider({ start, catalogue, children }: Props) {
  const [spoken, setSpoken] = useState(() => speakerOf(start.language, catalogue));
  const unsupported = useRef(start.unsupported);

  const load = useCallback(
    /** @param keep what remembers the language: calls take theirs from there, and begin as soon as it is shown */
    async (language: Language, keep: (language: Language) => void = () => undefined) => {
      // The texts of everything on the screen are fetched in the next language before it is shown.
      const brought = spoken.brought();
      const [frame, own] = await Promise.all([loadFrame(language), loadOwn(language, brought)]);
      const speaker = speakerOf(language, { ...frame, ...own });
      void speaker.bring(brought);
      keep(language);
      setSpoken(speaker);
    },
    [spoken],
  );

  useEffect(() => {
    document.documentElement.lang = localeOf[spoken.language];
  }, [spoken.language]);

  useWindowEvent('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && isLanguage(newValue)) load(newValue).catch(() => undefined);
  });

  const choice = useMemo(
    () => ({
      ...spoken,
      speak: (language: Language) => load(language, storeLanguage),
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
