import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Video } from '../../../contract/config';
import { useFormat } from '../../ui/format/use-format';
import { VideoPlayer } from './VideoPlayer';

interface Props {
  video: Video;
}

/** A bulletin: its video and, below, title, text and date. */
export function BulletinCard({ video }: Props) {
  const { date } = useFormat();
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <VideoPlayer video={video} />
      <Box sx={{ display: 'grid', gap: '4px', padding: '14px 16px 16px', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="h2">
          {video.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {video.text}
        </Typography>
        <Typography variant="caption" component="time" dateTime={video.date} sx={{ color: 'text.tertiary' }}>
          {date(video.date)}
        </Typography>
      </Box>
    </Card>
  );
}
