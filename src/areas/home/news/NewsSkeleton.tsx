import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { NEWS } from '../../../../contract/news';
import { PICTURE } from '../../../network/news/picture-style';
import { tileStyle } from '../../../network/news/tile-style';
import { gridStyle } from './news-style';

/** Placeholders of a page of cards, as high as the real ones. */
export function NewsSkeleton() {
  return (
    <Box sx={gridStyle} aria-hidden>
      {Array.from({ length: NEWS.homeSize }, (_, card) => (
        <Card key={card} sx={tileStyle}>
          <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: PICTURE }} />
          <div className="words">
            <Skeleton variant="text" width={80} sx={{ typography: 'caption' }} />
            <Skeleton variant="text" width="70%" sx={{ typography: 'subtitle1' }} />
            <Skeleton variant="text" sx={{ typography: 'body2' }} />
            <Skeleton variant="text" width="90%" sx={{ typography: 'body2' }} />
          </div>
        </Card>
      ))}
    </Box>
  );
}
