import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Video } from '../../../contract/config';
import { localeOf } from '../../../contract/languages';
import { useFormat } from '../../ui/format/use-format';
import { Rosette } from '../../ui/ornament/Rosette';
import { BAR_HEIGHT } from '../../ui/theme/sizes';
import { softInDark } from '../../ui/theme/soft-in-dark';

interface Props {
  video: Video;
}

/** HELP-06: plays a video with the browser's own controls; where it cannot be loaded it says so and offers a retry. */
export function VideoPlayer({ video: { url, title, poster, captions } }: Props) {
  const translate = useTranslate();
  const { language } = useFormat();
  const [failed, setFailed] = useState(false);
  const [played, setPlayed] = useState(false);
  const retried = useRef(false);
  /** After a retry the focus stays where the button was. */
  const focusAgain = (element: HTMLElement | null) => {
    if (retried.current) element?.focus();
  };
  if (failed) {
    return (
      <Box sx={failedStyle} role="alert">
        <Rosette drawing="small" size={64} />
        <Typography>{translate('bulletins.unplayable')}</Typography>
        <Button
          ref={focusAgain}
          variant="outlined"
          aria-label={`${translate('common.retry')}: ${title}`}
          onClick={() => {
            retried.current = true;
            setFailed(false);
          }}
        >
          {translate('common.retry')}
        </Button>
      </Box>
    );
  }
  return (
    <Box
      component="video"
      ref={focusAgain}
      controls
      // As browsers do by themselves, so that the controls can be reached by the keyboard.
      tabIndex={0}
      playsInline
      preload="metadata"
      src={url}
      poster={poster ?? undefined}
      aria-label={title}
      onError={() => setFailed(true)}
      onPlay={() => setPlayed(true)}
      sx={played ? videoStyle : [videoStyle, softInDark]}
    >
      {captions !== null && (
        <track
          key={captions}
          kind="captions"
          src={captions}
          srcLang={localeOf[language]}
          label={translate('bulletins.captions')}
          default
        />
      )}
    </Box>
  );
}

const videoStyle: SystemStyleObject<Theme> = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  // The whole video and its controls fit below the bar, also on a phone in landscape.
  maxHeight: `calc(100dvh - ${BAR_HEIGHT + 32}px)`,
  backgroundColor: 'nav.main',
  '&:focus-visible': { outlineOffset: -2 },
};

const failedStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  width: '100%',
  minHeight: 200,
  aspectRatio: '16 / 9',
  padding: '12px 16px',
  textAlign: 'center',
  backgroundColor: 'sunken',
};
