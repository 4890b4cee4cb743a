import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nameAndCode } from '../../kit/establishments/name-and-code';
import { editPath } from '../../kit/paths';
import { StatusMark } from '../../kit/StatusMark';
import { CodeSwitch } from './CodeSwitch';
import { carrying } from './carried';
import type { CodeRecord } from './code';
import { HandoverButton } from './life/HandoverButton';

/** A code on a phone: the operator's name leads to the form, the switch saves at once. */
export function CodeCard({ record }: { record: CodeRecord }) {
  const translate = useTranslate();
  const { id, name, ec, nomefantasia, numerocartao, status } = record;
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <Typography
          component={Link}
          to={editPath('/codigos-operadores', id)}
          state={carrying(record)}
          variant="subtitle1"
          className="name"
        >
          {name}
        </Typography>
        <span>{translate('operatorCodes.code', { tail: numerocartao })}</span>
        <span>{nameAndCode({ key: ec, value: nomefantasia })}</span>
        <StatusMark active={status} />
      </Box>
      <HandoverButton code={record} />
      <CodeSwitch code={record} />
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
  '& .MuiSwitch-root': { flex: 'none' },
};
