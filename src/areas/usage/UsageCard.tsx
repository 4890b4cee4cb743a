import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CardName } from '../../kit/list/CardName';
import { Terminals } from './Terminals';
import type { UsageRecord } from './usage';

/** An establishment on a phone. */
export function UsageCard({ record }: { record: UsageRecord }) {
  const translate = useTranslate();
  return (
    <Card
      sx={{ display: 'grid', gap: '4px', padding: '12px', overflow: 'visible', overflowWrap: 'anywhere' }}
    >
      <CardName>{record.nomeFantasia}</CardName>
      <Typography variant="body2" color="text.secondary">
        {translate('usage.columns.id')} {record.id}
      </Typography>
      <Box sx={{ typography: 'body2' }}>
        {translate('usage.columns.terminais')} <Terminals record={record} />
      </Box>
    </Card>
  );
}
