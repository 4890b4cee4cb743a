import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { CONTENT_ID } from '../ui/focus/content-id';

/** The first element in the tab order: a link past the bar and the menu. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={({ palette, zIndex }) => ({
        position: 'fixed',
        top: 10,
        left: 12,
        zIndex: zIndex.tooltip,
        padding: '8px 14px',
        borderRadius: '6px',
        backgroundColor: palette.inverse.main,
        color: palette.inverse.text,
        transform: 'translateY(-64px)',
        '&:focus': { transform: 'none', color: palette.inverse.text },
        '@media print': { display: 'none' },
      })}
    >
      {translate('shell.skip')}
    </Link>
  );
}
