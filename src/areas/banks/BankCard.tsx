import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { CardName } from '../../kit/list/CardName';
import { StatusMark } from '../../kit/StatusMark';
import { YesNo } from '../../kit/YesNo';
import type { BankRecord } from './bank';
import { Deposit } from './Deposit';

/** A bank on a phone. */
export function BankCard({ record }: { record: BankRecord }) {
  const translate = useTranslate();
  return (
    <Card sx={cardStyle}>
      <Box className="code">{record.codigoBancario}</Box>
      <Box className="main">
        <CardName>{record.nome}</CardName>
        <Box className="facts">
          <StatusMark active={record.ativo} />
          <span>
            {translate('banks.columns.parceiro')} <YesNo value={record.parceiro} />
          </span>
        </Box>
        <span>
          {translate('banks.columns.tamanhoCodigoDepositoIdentificado')}{' '}
          <Deposit digits={record.tamanhoCodigoDepositoIdentificado} />
        </span>
      </Box>
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'flex',
  gap: '12px',
  padding: '12px',
  // The focus outline lies around the card.
  overflow: 'visible',
  typography: 'body2',
  '& .code': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    minWidth: 60,
    padding: '0 8px',
    border: '1px solid',
    borderColor: 'tintLine',
    borderRadius: '6px',
    backgroundColor: 'tint',
    color: 'primary.main',
    typography: 'subtitle1',
  },
  '& .main': { display: 'grid', gap: '2px', minWidth: 0, color: 'text.secondary' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px' },
};
