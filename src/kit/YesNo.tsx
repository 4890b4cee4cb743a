import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** A check and the word, or the word alone. */
export function YesNo({ value }: { value: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'top',
        alignItems: 'center',
        gap: '4px',
        color: value ? 'primary.main' : 'text.secondary',
        fontWeight: value ? 500 : 400,
      }}
    >
      {value && <Check sx={{ fontSize: 16 }} aria-hidden />}
      {translate(value ? 'common.yes' : 'common.no')}
    </Box>
  );
}
