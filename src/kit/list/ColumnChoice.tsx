import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ChoosableColumn } from './columns';
import { columnChoiceStyle } from './controls-style';

interface ColumnChoiceProps {
  columns: readonly ChoosableColumn[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  onReset: () => void;
}

/** Which columns a list shows. The first one names the record and always stays. */
export function ColumnChoice({ columns, hidden, onChange, onReset }: ColumnChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (source: string, shown: boolean) =>
    onChange(shown ? hidden.filter((one) => one !== source) : [...hidden, source]);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('list.columns.button')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: columnChoiceStyle } }}
      >
        <p id={id}>{translate('list.columns.title')}</p>
        <FormGroup>
          {columns.slice(1).map(({ source, label }) => (
            <FormControlLabel
              key={source}
              label={translate(label)}
              control={
                <Checkbox
                  checked={!hidden.includes(source)}
                  onChange={(_event, shown) => toggle(source, shown)}
                />
              }
            />
          ))}
        </FormGroup>
        <Button size="small" onClick={onReset}>
          {translate('list.columns.reset')}
        </Button>
      </Popover>
    </>
  );
}
