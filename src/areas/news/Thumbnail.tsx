import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { NewsPicture } from '../../network/news/NewsPicture';

/** NEWS-04: the picture of an item in its list; its title stands beside it. */
export function Thumbnail({ file }: { file: string | null }) {
  return (
    <Box sx={thumbnailStyle}>
      <NewsPicture file={file} alt="" card />
    </Box>
  );
}

const thumbnailStyle: SxProps<Theme> = {
  flex: 'none',
  width: 112,
  maxWidth: '100%',
  // On a phone it stands before the lines of its item.
  '@media (max-width: 999.98px)': { width: 72, marginRight: '8px' },
  overflow: 'hidden',
  borderRadius: '6px',
  // As large as a picture would be.
  '& .fallback svg': { width: 44, height: 44 },
};
