import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PICTURE } from '../../../network/news/picture-style';
import { slidesStyle } from './news-style';
import { SectionHead } from './SectionHead';

/** A placeholder of a highlight, as high as a real one. */
export function HighlightSkeleton() {
  const translate = useTranslate();
  const title = useId();
  return (
    <section aria-labelledby={title} aria-busy>
      <SectionHead id={title} title={translate('home.highlights.title')} />
      <Card sx={slidesStyle}>
        <Box component="fieldset" className="shown" aria-hidden>
          <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: PICTURE }} />
          <div className="words">
            <Skeleton variant="text" width={80} sx={{ typography: 'caption' }} />
            <Skeleton variant="text" width="70%" sx={{ typography: 'h5' }} />
            <Skeleton variant="text" width="100%" sx={{ typography: 'body1' }} />
            <Skeleton variant="text" width="100%" sx={{ typography: 'body1' }} />
            <Skeleton variant="rounded" width={110} height={36} sx={{ marginTop: '8px' }} />
          </div>
        </Box>
      </Card>
    </section>
  );
}
