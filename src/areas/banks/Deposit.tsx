import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { YesNo } from '../../kit/YesNo';

/** BANK-05: yes when the bank's deposits carry a code, with the length of the code. */
export function Deposit({ digits }: { digits: number }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'top', gap: '8px', whiteSpace: 'nowrap' }}
    >
      <YesNo value={digits > 0} />
      {digits > 0 && (
        <>
          {' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('banks.digits', { smart_count: digits })}
          </Box>
        </>
      )}
    </Box>
  );
}
