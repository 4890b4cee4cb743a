import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface NewerRowsProps {
  /** True when the server has other rows by now than the screen. */
  newer: boolean;
  /** Loads them. */
  onShow: () => void;
}

/** Says that newer rows are there, which come to the screen by a click and never by themselves. */
export function NewerRows({ newer, onShow }: NewerRowsProps) {
  const translate = useTranslate();
  return (
    <Box component="span" aria-live="polite" sx={{ '@media print': { display: 'none' } }}>
      {newer && (
        <Typography variant="caption" component="span" color="text.secondary">
          {translate('reports.newer.text')}{' '}
          <Link component="button" type="button" variant="caption" onClick={onShow} sx={buttonStyle}>
            {translate('reports.newer.show')}
          </Link>
        </Typography>
      )}
    </Box>
  );
}

/** As low as its line, with room for a finger around it. */
const buttonStyle = {
  position: 'relative',
  verticalAlign: 'baseline',
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: '-10px -8px' },
} as const;
