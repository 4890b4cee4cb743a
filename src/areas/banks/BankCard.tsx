import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { StatusMark } from '../../kit/StatusMark';
import { YesNo } from '../../kit/YesNo';
import { editPath } from '../../ui/paths';
import type { BankRecord } from './bank';
import { Deposit } from './Deposit';

/** A bank on a phone. Its name is a link to its dialog that covers the whole card. */
export function BankCard({ record }: { record: BankRecord }) {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Card sx={cardStyle}>
      <Box className="code">{record.codigoBancario}</Box>
      <Box className="main">
        <Typography
          component={Link}
          to={{ pathname: editPath('/bancos', record.id), search }}
          preventScrollReset
          variant="subtitle1"
        >
          {record.nome}
        </Typography>
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
  position: 'relative',
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
  '& a': {
    justifySelf: 'start',
    overflowWrap: 'anywhere',
    color: 'text.primary',
    textDecorationColor: 'line2',
    textUnderlineOffset: '3px',
    // The whole card is scrolled into view with its link.
    scrollMargin: '20px 0 72px',
  },
  // The link covers the whole card.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
  '& a:focus-visible': { outline: 0 },
  '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px' },
};
