import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { BACK_PLACE } from './back-place';

interface BackArrowProps {
  to: string;
  /** The name of its target, in the person's language. */
  label: string;
}

const never = () => () => undefined;
const findPlace = () => document.getElementById(BACK_PLACE);

/** The arrow before a page's title that leads to the parent page. */
export function BackArrow({ to, label }: BackArrowProps) {
  // A page may be rendered together with the bar: the place is looked up when both are in the document.
  const place = useSyncExternalStore(never, findPlace);
  if (place === null) return null;
  return createPortal(
    <Tooltip title={label}>
      <IconButton component={Link} to={to} aria-label={label} sx={{ marginRight: { xs: 0, md: '-12px' } }}>
        <ArrowBackOutlined />
      </IconButton>
    </Tooltip>,
    place,
  );
}
