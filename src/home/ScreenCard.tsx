import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ScreenPath } from '../../contract/access';
import { pages } from '../pages';

interface Props {
  path: ScreenPath;
}

/** A screen as a card: its icon, its title and what one finds there. */
export function ScreenCard({ path }: Props) {
  const translate = useTranslate();
  const Icon = pages[path]?.Icon;
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <CardActionArea
        component={Link}
        to={path}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          alignContent: 'start',
          columnGap: '14px',
          rowGap: '2px',
          padding: '16px',
          '&:focus-visible': { outlineOffset: -2 },
          '& .MuiCardActionArea-focusHighlight': { display: 'none' },
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        {Icon && <Icon fontSize="large" color="primary" sx={{ gridRow: 'span 2', alignSelf: 'start' }} />}
        <Typography variant="subtitle1" component="h3">
          {translate(`screens.${path}.title`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`screens.${path}.description`)}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
