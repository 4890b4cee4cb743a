import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LeftOff } from '../../../session/left-off';
import { ScreenIcon } from '../../../shell/ScreenIcon';

/** The records and filters that the person had open last, in this browser. */
export function LeftOffCard({ items }: { items: readonly LeftOff[] }) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Card component="section" aria-labelledby={title} sx={leftOffStyle}>
      <Typography variant="subtitle1" component="h2" id={title}>
        {translate('home.leftOff.title')}
      </Typography>
      <ul aria-labelledby={title}>
        {items.map(({ address, title: text, screen }) => (
          <li key={address}>
            <Link to={address}>
              <ScreenIcon path={screen} aria-hidden />
              <Typography variant="body2" component="span">
                {text}
              </Typography>
              <Typography variant="caption" component="span" color="text.secondary">
                {translate(`screens.${screen}.menu`)}
              </Typography>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const leftOffStyle: SxProps<Theme> = {
  minWidth: 0,
  '& > h2': { padding: '14px 16px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { borderTop: '1px solid', borderColor: 'divider' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '18px auto minmax(56px, 1fr)',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: { xs: 48, md: 36 },
    padding: '4px 16px',
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { backgroundColor: 'action.hover' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& svg': { fontSize: 18, color: 'text.secondary' },
  '& a > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a > :last-child': { textAlign: 'end' },
};
