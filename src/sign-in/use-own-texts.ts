import { useEffect, useState } from 'react';
import type { Language } from '../../contract/languages';
import { currentLanguage } from '../portal/language';

/**
 * Texts that a part of a page fetches for itself, in the language of the page; those before stay where others cannot be
 * fetched.
 * @param first the texts in the language in which the part opens
 */
export function useOwnTexts<Texts>(load: Record<Language, () => Promise<Texts>>, first: Texts): Texts {
  const language = currentLanguage();
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    let shown = true;
    load[language]().then(
      (fetched) => shown && setTexts(fetched),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [load, language]);
  return texts;
}
