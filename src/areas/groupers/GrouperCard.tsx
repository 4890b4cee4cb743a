import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { editPath } from '../../kit/paths';
import { StatusMark } from '../../kit/StatusMark';
import { Establishments } from './Establishments';
import { GrouperActions } from './GrouperActions';
import type { CarriedGrouper, ListedGrouper } from './grouper';

/** A grouper on a phone; its name leads to its form. */
export function GrouperCard({ record }: { record: ListedGrouper }) {
  const carried: CarriedGrouper = { edit: true, grouper: record };
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <Typography
          component={Link}
          to={editPath('/agrupadores', record.id)}
          state={carried}
          variant="subtitle1"
          className="name"
        >
          {record.nome}
        </Typography>
        <Establishments grouper={record} />
        <StatusMark active={record.ativo} />
      </Box>
      <Box className="actions">
        <GrouperActions grouper={record} />
      </Box>
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
  '& .actions': { display: 'flex', flex: 'none' },
  '& .actions .MuiIconButton-root': { width: 44, height: 44 },
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
};
