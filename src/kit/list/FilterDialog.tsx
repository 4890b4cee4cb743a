import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { FILTER_DIALOG } from '../../../contract/limits';
import { useFirstFault } from '../edit/use-first-fault';
import { fieldsStyle, leavingStyle } from './controls-style';
import { FilterField } from './FilterField';
import { type FilterValues, isWrongIn, type ListFilter, narrowing } from './list-filter';

interface FilterDialogProps {
  open: boolean;
  filters: readonly ListFilter[];
  onClose: () => void;
}

/** How the dialog was left: a cancelled one fades for a second and no longer takes any input (LIST-12). */
type Leaving = 'applied' | 'cancelled';

/** BANK-04: every filter of a list in one place; nothing changes before "apply". */
export function FilterDialog({ open, filters, onClose }: FilterDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const { enteringScreen } = useTheme().transitions.duration;
  const { filterValues, setFilters } = useListFilterContext();
  const [draft, setDraft] = useState<FilterValues | null>(null);
  const [leaving, setLeaving] = useState<Leaving>('cancelled');
  const values: FilterValues = draft ?? filterValues;
  const [refused, setRefused] = useState(0);
  const form = useFirstFault(refused);
  const offered = filters.filter(({ linked }) => linked !== true);

  const leave = (how: Leaving) => {
    setLeaving(how);
    setDraft(null);
    setRefused(0);
    onClose();
  };
  const apply = () => {
    if (offered.some((filter) => isWrongIn(filter, values[filter.source]))) return setRefused(refused + 1);
    setFilters(narrowing(values));
    leave('applied');
  };
  return (
    <Dialog
      open={open}
      onClose={() => leave('cancelled')}
      fullWidth
      maxWidth="xs"
      aria-labelledby={title}
      // A dialog that fades neither keeps the focus nor hides the page from a screen reader.
      closeAfterTransition={false}
      {...(leaving === 'cancelled' && {
        transitionDuration: { enter: enteringScreen, exit: FILTER_DIALOG.cancelFades },
      })}
      sx={open ? {} : leavingStyle}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <DialogTitle id={title}>{translate('list.filters')}</DialogTitle>
        <DialogContent sx={fieldsStyle}>
          {offered.map((filter) => (
            <FilterField
              key={filter.source}
              filter={filter}
              value={values[filter.source]}
              submitted={refused > 0}
              onChange={(value) => setDraft({ ...values, [filter.source]: value })}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setDraft({})} sx={{ marginRight: 'auto' }}>
            {translate('common.clear')}
          </Button>
          <Button variant="outlined" onClick={() => leave('cancelled')}>
            {translate('common.cancel')}
          </Button>
          <Button variant="contained" type="submit">
            {translate('list.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
