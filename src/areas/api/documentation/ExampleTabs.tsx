import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { CodeBlock } from './CodeBlock';
import { type ExampleLanguage, exampleLanguages } from './examples/examples';

interface ExampleTabsProps<Language extends ExampleLanguage> {
  /** The title of the programs. */
  title: string;
  /** The language that is shown; all examples of the page show the same one. */
  shown: Language;
  onShow: (language: ExampleLanguage) => void;
  texts: Readonly<Record<Language, string>>;
}

/** A program in several languages, one tab each. */
export function ExampleTabs<Language extends ExampleLanguage>({
  title,
  shown,
  onShow,
  texts,
}: ExampleTabsProps<Language>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: '8px', minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={translate('apiDocs.call.languageOf', { title })}
        onChange={(_, language: ExampleLanguage | null) => language !== null && onShow(language)}
        sx={{ '@media print': { display: 'none' } }}
      >
        {(Object.keys(texts) as Language[]).map((language) => (
          <ToggleButton key={language} value={language} sx={{ textTransform: 'none' }}>
            {exampleLanguages[language]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CodeBlock label={`${title}, ${exampleLanguages[shown]}`} text={texts[shown]} />
    </Box>
  );
}
