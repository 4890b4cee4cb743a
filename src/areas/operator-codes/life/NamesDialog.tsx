import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { nameOperatorCodes } from '../../../../contract/code-life';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { nameProblem } from '../../../../contract/operator-code-rules';
import { FieldError } from '../../../kit/edit/FieldError';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { call } from '../../../portal/client';
import { PortalError } from '../../../portal/error';
import type { MadeCodes } from '../new-codes';

interface NamesDialogProps {
  open: boolean;
  codes: MadeCodes['codes'];
  establishment: string;
  /** Leaves without names. */
  onClose: () => void;
  onSaved: () => void;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** As a code is when it has just been made. */
const FRESH = 1;

/** Names a fresh batch in one table; who gets no name keeps the one that it was made with. */
export function NamesDialog({ open, codes, establishment, onClose, onSaved }: NamesDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const [faults, setFaults] = useState<Readonly<Record<number, string>>>({});
  const named = codes.filter(({ operatorCodeId }) => (names[operatorCodeId] ?? '').trim() !== '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(nameOperatorCodes, {
        body: {
          codes: named.map(({ operatorCodeId }) => ({
            operatorCodeId,
            name: (names[operatorCodeId] ?? '').trim(),
            version: FRESH,
          })),
        },
      }),
    onSuccess: onSaved,
    onError: (failure) => setFaults(failure instanceof PortalError ? faultsOf(failure, named) : {}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form behind the dialog has done its work.
    event.stopPropagation();
    if (isPending) return;
    const [first] = codes;
    const wrong = named.flatMap(({ operatorCodeId }) => {
      const problem = nameProblem(names[operatorCodeId] ?? '');
      return problem === null
        ? []
        : [[operatorCodeId, translate(`operatorCodes.problems.${problem}`)] as const];
    });
    const none = named.length === 0 && first !== undefined;
    setFaults(
      none ? { [first.operatorCodeId]: translate('codeLife.names.empty') } : Object.fromEntries(wrong),
    );
    if (!none && wrong.length === 0) mutate();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>{translate('codeLife.names.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
          <DialogContentText>{translate('codeLife.names.text', { establishment })}</DialogContentText>
          {error !== null && <SaveFailure error={error} title={translate('codeLife.names.failed')} />}
          <Box component="table" sx={tableStyle}>
            <thead>
              <tr>
                <th scope="col">{translate('codeLife.names.code')}</th>
                <th scope="col">{translate('codeLife.names.name')}</th>
              </tr>
            </thead>
            <tbody>
              {codes.map(({ operatorCodeId: id, nrCartao }, place) => (
                <tr key={id}>
                  <th scope="row">{nrCartao}</th>
                  <td>
                    <TextField
                      size="small"
                      fullWidth
                      inputRef={place === 0 ? focus : undefined}
                      autoComplete="off"
                      value={names[id] ?? ''}
                      onChange={(event) => setNames({ ...names, [id]: event.target.value })}
                      error={faults[id] !== undefined}
                      helperText={faults[id] === undefined ? undefined : <FieldError text={faults[id]} />}
                      slotProps={{
                        htmlInput: {
                          maxLength: OPERATOR_CODE.nameLength,
                          'aria-label': translate('codeLife.names.nameOf', { tail: nrCartao }),
                        },
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('codeLife.names.later')}
          </Button>
          <Button variant="contained" type="submit" aria-busy={isPending}>
            {translate('codeLife.names.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What the server says of each, by its place among those that were sent. */
function faultsOf({ fields }: PortalError, named: MadeCodes['codes']): Record<number, string> {
  return Object.fromEntries(
    named.flatMap(({ operatorCodeId }, place) => {
      const fault = fields[`codes.${place}.name`];
      return fault === undefined ? [] : [[operatorCodeId, fault]];
    }),
  );
}

const tableStyle: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: '4px 12px 4px 0', textAlign: 'left', typography: 'subtitle2', width: '64px' },
  '& td': { width: '100%', padding: '4px 0' },
  '& tbody th': { fontVariantNumeric: 'tabular-nums' },
};
