import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../contract/audit';
import { type ChangeText, changeText } from '../../../i18n/audit-words';
import { Members } from './Members';
import { useSpeech } from './use-speech';

/** Field by field the value before and after; of a record that was created or deleted, its values. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const speech = useSpeech();
  return (
    <Box component="dl" aria-label={translate('audit.details')} sx={listStyle}>
      {entry.changes.map((change) => {
        const text = changeText(entry, change, speech);
        return (
          <div key={change.field}>
            <dt>{text.field}</dt>
            <dd>
              <ChangeValue text={text} both={entry.before !== null && entry.after !== null} />
            </dd>
          </div>
        );
      })}
    </Box>
  );
}

interface ChangeValueProps {
  text: ChangeText;
  /** Whether the record was there before and is there after. */
  both: boolean;
}

function ChangeValue({ text: { before, after, members }, both }: ChangeValueProps) {
  const translate = useTranslate();
  if (members !== undefined) {
    return (
      <>
        <Members kind="removed" members={members.removed} />
        <Members kind="added" members={members.added} />
      </>
    );
  }
  if (!both) return <span>{after ?? before ?? translate('audit.nothing')}</span>;
  return (
    <>
      <span style={visuallyHidden}>{translate('audit.columns.before')} </span>
      <Box component="span" className="before">
        {before ?? translate('audit.nothing')}
      </Box>{' '}
      <ArrowForwardOutlined aria-hidden />{' '}
      <span style={visuallyHidden}>{translate('audit.columns.after')} </span>
      <span>{after ?? translate('audit.nothing')}</span>
    </>
  );
}

const listStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '8px',
  margin: 0,
  '& dt': { color: 'text.secondary', typography: 'caption' },
  '& dd': { margin: 0, typography: 'body2', overflowWrap: 'anywhere' },
  '& .before': { color: 'text.secondary' },
  '& dd > svg': { fontSize: 14, margin: '0 2px', verticalAlign: '-2px', color: 'text.secondary' },
};
