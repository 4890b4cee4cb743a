import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Language, languages, localeOf } from '../../../contract/languages';
import { useLanguage } from '../../ui/language-context';
import { inRail } from '../../ui/theme/sizes';

interface Props {
  /** Whether the word beside the globe is shown. */
  labelled?: boolean;
}

/** SHELL-18: the language switcher, at the foot of the drawer. */
export function Languages({ labelled = false }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { language, speak } = useLanguage();
  const label = useId();
  const choose = (chosen: Language) => {
    speak(chosen).catch(() => notify('errors.reload', { type: 'error' }));
  };
  return (
    <Box
      component="footer"
      sx={({ palette }) => ({
        display: 'flex',
        // With wide letter spacing the languages need a line of their own.
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0 10px',
        minHeight: 48,
        padding: '6px 20px',
        borderTop: `1px solid ${palette.nav.line}`,
        '@media (max-width: 360px)': { gap: '0 6px', padding: '6px 8px 6px 20px' },
        ...inRail({ justifyContent: 'center', padding: '6px 4px' }),
      })}
    >
      <LanguageOutlined fontSize="small" aria-hidden />
      <Typography
        component="span"
        id={label}
        sx={labelled ? { '@media (max-width: 360px)': visuallyHidden } : visuallyHidden}
      >
        {translate('shell.language')}
      </Typography>
      <Box
        component="fieldset"
        aria-labelledby={label}
        sx={{
          display: 'flex',
          gap: '2px',
          margin: '0 0 0 auto',
          padding: 0,
          border: 0,
          ...inRail({ flexWrap: 'wrap', justifyContent: 'center', margin: '2px 0 0' }),
        }}
      >
        {languages.map((code) => (
          <ButtonBase
            key={code}
            lang={localeOf[code]}
            aria-pressed={code === language}
            onClick={() => choose(code)}
            sx={({ palette, breakpoints }) => ({
              minWidth: 32,
              height: 28,
              borderRadius: '4px',
              font: 'inherit',
              fontSize: '0.75rem',
              fontWeight: 500,
              '&:hover': { backgroundColor: palette.nav.active },
              '&[aria-pressed=true]': {
                backgroundColor: palette.nav.active,
                color: palette.nav.strong,
                fontWeight: 600,
              },
              '&:focus-visible, &.Mui-focusVisible': { outlineColor: palette.nav.focus, outlineOffset: -2 },
              ...inRail({ minWidth: 26 }),
              [breakpoints.down('md')]: { minWidth: 44, height: 44, fontSize: '0.875rem' },
            })}
          >
            {code.toUpperCase()}
            <span style={visuallyHidden}>{` ${translate(`shell.languages.${code}`)}`}</span>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
