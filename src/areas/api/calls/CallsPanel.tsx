import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { StepCard } from '../../../kit/StepCard';
import { useFormat } from '../../../ui/format/use-format';
import { CredentialsCard } from '../CredentialsCard';
import { useCredentialTexts } from '../credentials/use-credential-texts';
import { RefreshButton } from '../RefreshButton';
import type { Credentials } from '../use-credentials';
import { CallsChart } from './CallsChart';
import { CallsTable } from './CallsTable';

/** SES-28: calls and errors of the last days, as a chart and as a table that can be exported. */
export function CallsPanel() {
  return (
    <CredentialsCard>
      {(credentials, refresh, refreshing) => (
        <Calls credentials={credentials} onRefresh={refresh} refreshing={refreshing} />
      )}
    </CredentialsCard>
  );
}

interface CallsProps {
  credentials: Credentials;
  refreshing: boolean;
  onRefresh: () => void;
}

function Calls({ credentials, refreshing, onRefresh }: CallsProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { lastUse } = useCredentialTexts();
  const [asTable, setAsTable] = useState(false);
  const { days } = credentials;
  const sum = (field: 'calls' | 'errors') => days.reduce((total, day) => total + day[field], 0);
  const calls = sum('calls');
  const text = (key: string, words: object = {}) => translate(`api.calls.${key}`, words);
  const title = text('title', { days: days.length });
  return (
    <StepCard
      title={title}
      text={text('text')}
      actions={
        <>
          <Button
            startIcon={asTable ? <ShowChartOutlined /> : <TableRowsOutlined />}
            onClick={() => setAsTable(!asTable)}
          >
            {text(asTable ? 'asChart' : 'asTable')}
          </Button>
          <RefreshButton onRefresh={onRefresh} busy={refreshing} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '4px' }}>
        <Typography>
          {text('sum', { smart_count: calls, calls: integer(calls), errors: integer(sum('errors')) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('lastUse', { use: lastUse(credentials) })}
        </Typography>
      </Box>
      {asTable && <CallsTable days={days} title={title} />}
      {!asTable && calls > 0 && <CallsChart days={days} title={title} />}
      {!asTable && calls === 0 && (
        <Typography color="text.secondary" sx={{ display: 'grid', placeItems: 'center', minHeight: 120 }}>
          {text('none')}
        </Typography>
      )}
    </StepCard>
  );
}
