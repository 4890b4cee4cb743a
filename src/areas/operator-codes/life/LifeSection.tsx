import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle } from '../../../kit/edit/form-style';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import type { CodeRecord } from '../code';
import { HandoverDialog } from './HandoverDialog';
import { Timeline } from './Timeline';
import { useLife } from './use-life';

/** The life of a code, below its form, with the button that hands the code over. */
export function LifeSection({ code }: { code: CodeRecord }) {
  const translate = useTranslate();
  const { data, error, refetch } = useLife(code.id);
  const [giving, setGiving] = useState(false);
  return (
    <Card sx={{ ...cardStyle, marginTop: '16px' }}>
      <FormSection title={translate('codeLife.title')} text={translate('codeLife.help')}>
        {data === undefined && error === null && (
          <Box component="output" aria-busy aria-label={translate('codeLife.loading')}>
            <Skeleton variant="rounded" height={120} />
          </Box>
        )}
        {data === undefined && error !== null && (
          <LoadFailure title={translate('codeLife.failed')} error={error} onRetry={refetch} />
        )}
        {data !== undefined && <Timeline events={data.events} />}
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setGiving(true)}>
          {translate('codeLife.handover.open')}
        </Button>
        <HandoverDialog code={giving ? code : null} onClose={() => setGiving(false)} />
      </FormSection>
    </Card>
  );
}
