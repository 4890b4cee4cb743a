import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../contract/audit';
import { actionName, actorText, entityName } from '../../../i18n/audit-words';
import { Changes } from './Changes';
import { MomentText } from './MomentText';
import { useSpeech } from './use-speech';

/** One step of a record's history: what was done by whom, when, and what that changed. */
export function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const speech = useSpeech();
  return (
    <Box component="li" sx={entryStyle}>
      <div>
        <b>{actionName(entry.action, speech)}</b>{' '}
        {translate('audit.history.by', { name: actorText(entry, speech) })}
      </div>
      <Box className="moment">
        {entityName(entry.entity, speech)} · <MomentText at={entry.at} />
      </Box>
      <Changes entry={entry} />
    </Box>
  );
}

const entryStyle: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  gap: '2px',
  padding: '0 0 16px 20px',
  typography: 'body1',
  overflowWrap: 'anywhere',
  borderLeft: '1px solid',
  borderColor: 'divider',
  marginLeft: '4px',
  '& b': { fontWeight: 500 },
  '& .moment': { color: 'text.secondary', typography: 'caption' },
  '&:last-of-type': { borderColor: 'transparent', paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '6px',
    left: '-5px',
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'primary.main',
    backgroundColor: 'background.paper',
  },
};
