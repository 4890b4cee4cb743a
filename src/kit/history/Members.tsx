import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';

/** Members that show at first. */
const SHOWN = 10;

interface MembersProps {
  kind: 'removed' | 'added';
  members: readonly string[];
}

/** Who left a list, or who came to it. */
export function Members({ kind, members }: MembersProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const [all, setAll] = useState(false);
  if (members.length === 0) return null;
  return (
    <div>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`audit.${kind}`)}
      </Box>
      <Box component="ul" aria-label={translate(`audit.${kind}`)} sx={{ margin: 0, paddingLeft: '18px' }}>
        {members.slice(0, all ? members.length : SHOWN).map((member) => (
          <li key={member}>{member}</li>
        ))}
      </Box>
      {!all && members.length > SHOWN && (
        <Button size="small" onClick={() => setAll(true)} sx={{ marginLeft: '-4px' }}>
          {translate('audit.showMembers', { count: integer(members.length) })}
        </Button>
      )}
    </div>
  );
}
