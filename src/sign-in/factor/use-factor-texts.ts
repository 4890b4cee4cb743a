import { useEffect, useState } from 'react';
import { currentLanguage } from '../../portal/language';
import { type FactorTexts, loadFactorTexts } from './texts';

/** The texts in the language of the page; those before stay where others cannot be fetched. */
export function useFactorTexts(first: FactorTexts): FactorTexts {
  const language = currentLanguage();
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    let shown = true;
    loadFactorTexts[language]().then(
      ({ factorStep }) => shown && setTexts(factorStep),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [language]);
  return texts;
}
