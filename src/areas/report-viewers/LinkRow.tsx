import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import type { Establishment } from '../../../contract/user-options';

interface LinkRowProps {
  establishment: Establishment;
  checked: boolean;
  onMark: (on: boolean) => void;
}

/** An establishment in the dialog; a click on its name marks it, like its checkbox. */
export function LinkRow({ establishment: { cdEc, name }, checked, onMark }: LinkRowProps) {
  const id = useId();
  return (
    <TableRow data-checked={checked} hover>
      <TableCell className="box">
        <Checkbox
          checked={checked}
          onChange={(_event, on) => onMark(on)}
          slotProps={{ input: { id, 'aria-label': `${name} ${cdEc}` } }}
        />
      </TableCell>
      <TableCell>{cdEc}</TableCell>
      <TableCell>
        <label htmlFor={id}>{name}</label>
      </TableCell>
    </TableRow>
  );
}
