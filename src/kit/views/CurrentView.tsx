import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { isPresent, type Present } from './present';
import { viewQuery } from './view-calls';

interface CurrentViewProps {
  view: string;
  present: Present;
}

/** What the view is called with which a screen was opened, and whether the screen stands otherwise by now. */
export function CurrentView({ view, present }: CurrentViewProps) {
  const translate = useTranslate();
  const { data } = useQuery(viewQuery(view));
  if (data === undefined) return translate('list.views');
  const name = isPresent(data.state, present) ? data.name : translate('views.changed', { name: data.name });
  return (
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {name}
    </Box>
  );
}
