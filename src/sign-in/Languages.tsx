import { type Language, languages, localeOf } from '../../contract/languages';
import { useTexts } from './texts/context';

interface Props {
  current: Language;
  onChoose: (language: Language) => void;
}

/** SHELL-18, SHELL-21: the choice of language; each language is named in its own words. */
export function Languages({ current, onChoose }: Props) {
  const { session } = useTexts();
  return (
    <fieldset className="languages" aria-label={session.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={localeOf[language]}
          aria-pressed={language === current}
          data-name={session.languages[language]}
          onClick={() => onChoose(language)}
        >
          {session.languages[language]}
        </button>
      ))}
    </fieldset>
  );
}
