import Box from '@mui/material/Box';
import { NewsPicture } from '../../kit/news/NewsPicture';

/** NEWS-04: the picture of an item in its list; its title stands beside it. */
export function Thumbnail({ file }: { file: string | null }) {
  return (
    <Box sx={{ width: 112, maxWidth: '100%', overflow: 'hidden', borderRadius: '6px' }}>
      <NewsPicture file={file} alt="" card />
    </Box>
  );
}
