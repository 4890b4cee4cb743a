import Box from '@mui/material/Box';
import type { AuditEntry } from '../../../contract/audit';
import { actorText } from '../../../i18n/audit-words';
import { useSpeech } from './use-speech';

/** Who did it: the name, and for people the login and the address that it came from. */
export function ActorText({ entry }: { entry: AuditEntry }) {
  const { actor, actorName, address } = entry;
  const facts = [actorName === null ? null : actor, address].filter((fact) => fact !== null);
  return (
    <div>
      <span>{actorText(entry, useSpeech())}</span>
      {facts.length > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
          {facts.join(' · ')}
        </Box>
      )}
    </div>
  );
}
