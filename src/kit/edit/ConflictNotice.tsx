import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

export interface Change {
  /** Names and values in the person's language. */
  field: string;
  before: string;
  after: string;
}

interface ConflictNoticeProps {
  text: string;
  changes: readonly Change[];
  /** Takes what is stored instead of what was typed. */
  onTakeStored: () => void;
}

/** Decisions, DATA: a colleague has saved meanwhile. Shows what changed; what was typed is kept. */
export function ConflictNotice({ text, changes, onTakeStored }: ConflictNoticeProps) {
  const translate = useTranslate();
  return (
    // Its button stands a little outside of the text, and its focus ring around it.
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, overflow: 'visible' } }}>
      <AlertTitle>{text}</AlertTitle>
      <Box component="ul" sx={{ margin: '0 0 6px', paddingLeft: '18px' }}>
        {changes.map((change) => (
          <li key={change.field}>{translate('edit.change', { ...change })}</li>
        ))}
      </Box>
      {translate('edit.conflict')}
      <Button size="small" onClick={onTakeStored} sx={{ display: 'block', margin: '4px 0 0 -10px' }}>
        {translate('edit.theirs')}
      </Button>
    </Alert>
  );
}
