import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { RecordCard } from '../../kit/list/RecordCard';
import { editPath } from '../../ui/paths';
import { Establishments } from './Establishments';
import { GrouperActions } from './GrouperActions';
import type { CarriedGrouper, ListedGrouper } from './grouper';

/** A grouper on a phone; its name is a link to its form. */
export function GrouperCard({ record }: { record: ListedGrouper }) {
  const carried: CarriedGrouper = { edit: true, grouper: record };
  return (
    <RecordCard
      name={record.nome}
      to={editPath('/agrupadores', record.id)}
      state={carried}
      active={record.ativo}
      actions={
        <Box sx={actionsStyle}>
          <GrouperActions grouper={record} />
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
