import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PICTURE } from '../../../network/news/picture-style';
import { slidesStyle } from './news-style';

/** A placeholder of a highlight, as high as a real one. */
export function HighlightSkeleton() {
  const translate = useTranslate();
  const title = useId();
  return (
    <Card component="section" aria-labelledby={title} aria-busy sx={slidesStyle}>
      <div className="head">
        <Typography variant="subtitle1" component="h2" id={title}>
          {translate('home.highlights.title')}
        </Typography>
      </div>
      <div className="slides">
        <fieldset className="shown" aria-hidden>
          <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: PICTURE }} />
          <div className="words">
            <Skeleton variant="text" width="70%" sx={{ typography: 'body1' }} />
            <Skeleton variant="text" width={80} sx={{ typography: 'caption' }} />
          </div>
          <Skeleton
            variant="rounded"
            width={96}
            className="MuiButton-root"
            sx={{ height: { xs: 44, md: 32 } }}
          />
        </fieldset>
      </div>
    </Card>
  );
}
