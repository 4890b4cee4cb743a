import Box from '@mui/material/Box';
import type { AuditEntry } from '../../../contract/audit';
import { entityName, recordCode } from '../../../i18n/audit-words';
import { useSpeech } from './use-speech';

/** Random keys that mean nothing to a person: of sessions, links and stored pictures. */
const NOBODY_KNOWS = /^[\da-f-]{32,}(\.\w+)?$/i;

/** Which record it was: what it is called now, with the login or the code, and its kind. */
export function RecordText({ entry: { entity, key, label } }: { entry: AuditEntry }) {
  const speech = useSpeech();
  const kind = entityName(entity, speech);
  const code = label?.login ?? (NOBODY_KNOWS.test(key) ? null : recordCode(entity, key, speech));
  return (
    <div>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {label?.name ?? kind}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
        {[label === null ? null : kind, code].filter((fact) => fact !== null).join(' · ')}
      </Box>
    </div>
  );
}
