import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Documentation } from './Documentation';
import { useDocument } from './use-document';

/** HELP-07: the documentation of the API, rendered from its document; the first tab of the page. */
export function DocumentationPanel() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useDocument();
  if (data !== undefined) return <Documentation document={data} />;
  if (error !== null && !isFetching) {
    return (
      <Card>
        <LoadFailure title={translate('apiDocs.loadFailed')} error={error} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <Card component="section" aria-busy aria-label={translate('common.loading')}>
      <Box sx={{ padding: '24px' }}>
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Card>
  );
}
