import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { ActionText } from '../../kit/history/ActionText';
import { ActorText } from '../../kit/history/ActorText';
import { Changes } from '../../kit/history/Changes';
import { MomentText } from '../../kit/history/MomentText';
import { RecordText } from '../../kit/history/RecordText';
import type { AuditRecord } from './audit';

/** An entry on a phone. */
export function AuditCard({ record }: { record: AuditRecord }) {
  return (
    <Card sx={cardStyle}>
      <Box className="head">
        <MomentText at={record.at} />
        <ActionText action={record.action} />
      </Box>
      <RecordText entry={record} />
      <ActorText entry={record} />
      <Changes entry={record} />
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'start',
  gap: '6px',
  padding: '12px',
  // The focus outline lies around the content.
  overflow: 'visible',
  typography: 'body2',
  '& > *': { maxWidth: '100%', overflowWrap: 'anywhere' },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    width: '100%',
    color: 'text.secondary',
  },
};
