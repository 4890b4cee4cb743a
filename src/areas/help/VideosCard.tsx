import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { HelpCard } from './HelpCard';

/** A link to the bulletins. */
export function VideosCard() {
  const translate = useTranslate();
  return (
    <HelpCard title={translate('help.videos.title')} text={translate('help.videos.text')}>
      <Button
        component={Link}
        to="/informativos"
        variant="outlined"
        startIcon={<PlayCircleOutlined />}
        sx={{ marginTop: '14px' }}
      >
        {translate('help.videos.open')}
      </Button>
    </HelpCard>
  );
}
