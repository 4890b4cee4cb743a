import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { RecordCard } from '../../kit/list/RecordCard';
import { DeleteButton } from './DeleteButton';
import { Establishments } from './Establishments';
import type { ListedGrouper } from './grouper';

/** A grouper on a phone; its name is the link to its form, and the only one. */
export function GrouperCard({ record }: { record: ListedGrouper }) {
  return (
    <RecordCard
      name={record.nome}
      active={record.ativo}
      actions={
        <Box sx={actionsStyle}>
          <DeleteButton grouper={record} />
        </Box>
      }
    >
      <Establishments grouper={record} />
    </RecordCard>
  );
}

const actionsStyle: SxProps<Theme> = {
  display: 'flex',
  flex: 'none',
  '& .MuiIconButton-root': { width: 44, height: 44 },
};
