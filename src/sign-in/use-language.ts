import { useEffect, useRef, useState } from 'react';
import { type Language, localeOf } from '../../contract/languages';
import { storeLanguage } from '../portal/language';
import type { Message } from './message';
import { loadTexts, type Texts } from './texts';

export interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
}

/** SHELL-18, SHELL-22: the language of the page. Input stays, because only the texts change. */
export function useLanguage(initial: Spoken, documentTitle: Message, onFailure: () => void) {
  const [spoken, setSpoken] = useState(initial);
  const wanted = useRef(initial.language);

  useEffect(() => {
    document.documentElement.lang = localeOf[spoken.language];
    document.title = documentTitle(spoken.texts);
  }, [spoken, documentTitle]);

  async function choose(language: Language): Promise<void> {
    wanted.current = language;
    try {
      const texts = await loadTexts[language]();
      if (wanted.current !== language) return;
      storeLanguage(language);
      setSpoken({ language, texts });
    } catch {
      onFailure();
    }
  }

  return { ...spoken, choose };
}
