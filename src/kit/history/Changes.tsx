import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../contract/audit';
import { fieldName } from '../../../i18n/audit-words';
import { OPENS } from '../list/rows';
import { ChangeList } from './ChangeList';
import { useSpeech } from './use-speech';

/** How many fields are named while the entry is folded. */
const NAMED = 3;

/** The changes of an entry: the names of the fields and, unfolded, their values before and after. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const speech = useSpeech();
  const id = useId();
  const [open, setOpen] = useState(false);
  const fields = entry.changes.map(({ field }) => fieldName(entry.entity, field, speech));
  if (fields.length === 0) return null;
  const more = fields.length - NAMED;
  return (
    <div>
      <Button
        size="small"
        {...OPENS}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ margin: '-4px 0 -4px -8px', textAlign: 'left', whiteSpace: 'normal' }}
      >
        {[
          ...fields.slice(0, NAMED),
          ...(more > 0 ? [translate('audit.more', { smart_count: more })] : []),
        ].join(', ')}
      </Button>
      {open && (
        <Box id={id} className="opened" sx={{ marginTop: '8px' }}>
          <ChangeList entry={entry} />
        </Box>
      )}
    </div>
  );
}
