import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ActionText } from '../../kit/history/ActionText';
import { ActorText } from '../../kit/history/ActorText';
import { Changes } from '../../kit/history/Changes';
import { MomentText } from '../../kit/history/MomentText';
import { RecordText } from '../../kit/history/RecordText';
import type { AuditRecord } from './audit';
import { entryCardStyle } from './entry-card-style';

/** An entry on a phone. */
export function AuditCard({ record }: { record: AuditRecord }) {
  return (
    <Card sx={entryCardStyle}>
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
