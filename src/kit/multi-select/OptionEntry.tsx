import Check from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';

interface OptionEntryProps {
  item: HTMLAttributes<HTMLLIElement>;
  /** `null` for the entry at the end of a shortened list. */
  text: string | null;
  selected: boolean;
  /** How many entries a shortened list shows, and of how many. */
  shown: number;
  /** `null`: nobody knows. */
  total: number | null;
}

/** An option in the open list, or the note that there are more of them. */
export function OptionEntry({ item, text, selected, shown, total }: OptionEntryProps) {
  const translate = useTranslate();
  return (
    <li {...item}>
      {text === null ? (
        <Typography variant="caption">
          {total === null
            ? translate('multiSelect.first', { shown })
            : translate('multiSelect.capped', { shown, total })}
        </Typography>
      ) : (
        <>
          <span>{text}</span>
          {selected && <Check fontSize="inherit" />}
        </>
      )}
    </li>
  );
}
