import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../../kit/paths';
import { StatusMark } from '../../kit/StatusMark';
import { useMayChange } from '../../session/use-may-change';
import { type AccountRecord, bankOf, type CarriedAccount } from './account';
import { Establishments } from './Establishments';
import { TurnButton } from './TurnButton';

/** An account on a phone: the nickname leads to the details. */
export function AccountCard({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  const changes = useMayChange('/contas');
  const { id, apelido, numeroAgencia, numeroConta, ativo } = record;
  const carried: CarriedAccount = { edit: false, account: record };
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <Typography
          component={Link}
          to={editPath('/contas', id)}
          state={carried}
          variant="subtitle1"
          className="name"
        >
          {apelido}
        </Typography>
        <span>{bankOf(record)}</span>
        <span>
          {translate('accounts.columns.numeroAgencia')} {numeroAgencia}
        </span>
        <span>
          {translate('accounts.columns.numeroConta')} {numeroConta}
        </span>
        <Establishments record={record} />
        <StatusMark active={ativo} />
      </Box>
      {changes && <TurnButton record={record} />}
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '12px',
  overflow: 'visible',
  typography: 'body2',
  color: 'text.secondary',
  '& .main': { display: 'grid', flex: 1, gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  '& a.name': {
    justifySelf: 'start',
    // A finger hits more than one sees, also where the next line begins.
    position: 'relative',
    zIndex: 1,
    padding: '6px 0',
    margin: '-6px 0',
    color: 'text.primary',
    textDecorationColor: 'line2',
    textUnderlineOffset: '3px',
    scrollMargin: '20px 0 72px',
  },
  '& > .MuiIconButton-root': { flex: 'none', width: 48, height: 48, '& svg': { fontSize: 32 } },
};
