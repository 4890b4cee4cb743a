import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { copied } from '../../ui/copied';
import { ListPopover } from './ListPopover';
import type { Missing } from './paste';

/** As with the options, what is drawn is bounded; a copy holds them all. */
const LISTED = 200;

interface MissingListProps {
  label: string;
  /** What it hangs from; `null` while it is closed. */
  anchor: HTMLElement | null;
  missing: readonly Missing[];
  onClose: () => void;
}

/** Every pasted value that chose nothing, and all of them as a column to paste elsewhere. */
export function MissingList({ label, anchor, missing, onClose }: MissingListProps) {
  const translate = useTranslate();
  const [taken, setTaken] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => setTaken(await copied(missing.map(({ value }) => value).join('\n'), list.current));
  return (
    <ListPopover
      title={translate('multiSelect.pasted.list', { label })}
      anchor={anchor}
      onClose={() => {
        setTaken(false);
        onClose();
      }}
    >
      <List ref={list} dense disablePadding className="missing">
        {missing.slice(0, LISTED).map(({ value, several }) => (
          <ListItem key={value} disableGutters>
            <ListItemText
              primary={value}
              secondary={several ? translate('multiSelect.pasted.several') : undefined}
            />
          </ListItem>
        ))}
      </List>
      {missing.length > LISTED && (
        <Typography variant="caption" component="p">
          {translate('multiSelect.rest', { count: missing.length - LISTED })}
        </Typography>
      )}
      {/* Browsers lend the clipboard to secure pages only; the list can be marked and copied all the same. */}
      {window.isSecureContext && (
        <Button
          className="copy"
          size="small"
          variant="outlined"
          aria-live="polite"
          onClick={() => void copy()}
        >
          {translate(taken ? 'multiSelect.pasted.copied' : 'multiSelect.pasted.copy')}
        </Button>
      )}
    </ListPopover>
  );
}
