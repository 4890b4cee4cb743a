import Box from '@mui/material/Box';
import { type Money, toCents } from '../../../contract/money';
import { useFormat } from '../../ui/format/use-format';

/** An amount of a bill; a zero is less prominent. */
export function Amount({ value }: { value: Money }) {
  const { money } = useFormat();
  return (
    <Box
      component="span"
      translate="no"
      sx={{ whiteSpace: 'nowrap', ...(toCents(value) === 0n && { color: 'text.secondary' }) }}
    >
      {money(value)}
    </Box>
  );
}
