import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { RecordCard } from '../../kit/list/RecordCard';
import { Whole } from '../../kit/Whole';
import { useMayChange } from '../../session/use-may-change';
import { type AccountRecord, bankOf } from './account';
import { Establishments } from './Establishments';
import { TurnButton } from './TurnButton';

/** An account on a phone; its nickname is a link to the details. */
export function AccountCard({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  const changes = useMayChange('/contas');
  const { apelido, numeroAgencia, numeroConta, ativo } = record;
  return (
    <RecordCard
      name={apelido}
      active={ativo}
      feminine
      brief={bankOf(record)}
      actions={
        changes && (
          <Box sx={turnStyle}>
            <TurnButton record={record} />
          </Box>
        )
      }
    >
      <span>
        {translate('accounts.card.branch')} <Whole text={numeroAgencia} /> ·{' '}
        {translate('accounts.card.account')} <Whole text={numeroConta} />
      </span>
      <Establishments record={record} />
    </RecordCard>
  );
}

const turnStyle: SxProps<Theme> = {
  display: 'flex',
  flex: 'none',
  '& .MuiIconButton-root': { width: 48, height: 48, '& svg': { fontSize: 32 } },
};
