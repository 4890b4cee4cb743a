import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OwnFactor, Passkey } from '../../../../contract/second-factor';
import { useFormat } from '../../../ui/format/use-format';
import { RemovePasskey } from './RemovePasskey';

interface PasskeyRowsProps {
  factor: OwnFactor;
  label: string;
  /** True where the profile requires a second factor today. */
  required: boolean;
}

/** A line for each passkey: its name, when it was added and used, and the button that removes it. */
export function PasskeyRows({ factor, label, required }: PasskeyRowsProps) {
  const factsOf = useFacts();
  const last = factor.since === null && factor.passkeys.length === 1;
  return (
    <Box component="ul" aria-label={label} sx={rowsStyle}>
      {factor.passkeys.map((passkey) => (
        <Box component="li" key={passkey.id}>
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }} translate="no">
              {passkey.name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {factsOf(passkey)}
            </Typography>
          </Box>
          {!(last && required) && <RemovePasskey passkey={passkey} last={last} />}
        </Box>
      ))}
    </Box>
  );
}

function useFacts(): (passkey: Passkey) => string {
  const translate = useTranslate();
  const { date, dateTime } = useFormat();
  return ({ since, usedAt, synced }) => {
    const used = usedAt === null ? null : dateTime(usedAt);
    const facts = [
      translate('secondFactor.passkeys.since', { date: date(since.slice(0, 10)) }),
      used === null
        ? translate('secondFactor.passkeys.unused')
        : translate('secondFactor.passkeys.used', { date: used.date, time: used.time.slice(0, 5) }),
      ...(synced ? [translate('secondFactor.passkeys.synced')] : []),
    ];
    return facts.join(', ');
  };
}

const rowsStyle: SxProps<Theme> = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 0',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
};
