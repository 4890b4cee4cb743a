import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ListPopover } from './ListPopover';

/** As with the options, what is drawn is bounded; who chose more than this removes the rest by searching. */
const LISTED = 200;

interface ChosenListProps {
  title: string;
  /** The field that it hangs from; `null` while it is closed. */
  anchor: HTMLElement | null;
  chosen: readonly string[];
  nameOf: (key: string) => string;
  /** Absent: the field is locked, or what was chosen is only there to be read. */
  onRemove?: ((key: string) => void) | undefined;
  onClose: () => void;
  onClosed?: () => void;
}

/** Everything that was chosen, each with its removal where it may still change. */
export function ChosenList({ title, anchor, chosen, nameOf, onRemove, onClose, onClosed }: ChosenListProps) {
  const translate = useTranslate();
  const paper = useRef<HTMLDivElement>(null);
  return (
    <ListPopover
      title={title}
      anchor={anchor}
      onClose={onClose}
      {...(onClosed !== undefined && { onClosed })}
      paperRef={paper}
    >
      <List dense disablePadding>
        {chosen.slice(0, LISTED).map((key) => (
          <ListItem
            key={key}
            disableGutters
            secondaryAction={
              onRemove !== undefined && (
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate('multiSelect.remove', { name: nameOf(key) })}
                  onClick={() => {
                    paper.current?.focus(); // the button goes, the focus stays in the list
                    onRemove(key);
                  }}
                >
                  <Close fontSize="small" />
                </IconButton>
              )
            }
          >
            <ListItemText primary={nameOf(key)} />
          </ListItem>
        ))}
      </List>
      {chosen.length > LISTED && (
        <Typography variant="caption">
          {translate('multiSelect.rest', { count: chosen.length - LISTED })}
        </Typography>
      )}
    </ListPopover>
  );
}
