import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { FieldError } from '../../../ui/fields/FieldError';
import type { MadeCodes } from '../new-codes';
import type { useNaming } from './use-naming';

interface NamesFormProps {
  /** The id of the dialog's title. */
  title: string;
  codes: MadeCodes['codes'];
  establishment: string;
  naming: ReturnType<typeof useNaming>;
  /** Goes back to the codes; what was typed is kept. */
  onLater: () => void;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Names a batch of new codes in one table; a code without a new name keeps the one that it was created with. */
export function NamesForm({ title, codes, establishment, naming, onLater }: NamesFormProps) {
  const translate = useTranslate();
  const { nameOf, type, faults, save, busy, failed } = naming;
  const form = useFirstFault(faults);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The event must not reach the form behind the dialog.
    event.stopPropagation();
    save();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogTitle id={title}>{translate('codeLife.names.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
        <DialogContentText>{translate('codeLife.names.text', { establishment })}</DialogContentText>
        {failed !== null && <SaveFailure error={failed} title={translate('codeLife.names.failed')} />}
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
                    value={nameOf(id)}
                    onChange={(event) => type(id, event.target.value)}
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
      <SubmitActions
        cancel={translate('codeLife.names.later')}
        confirm={translate('codeLife.names.save')}
        busy={busy}
        onCancel={onLater}
      />
    </form>
  );
}

const tableStyle: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: '4px 12px 4px 0', textAlign: 'left', typography: 'subtitle2', width: '64px' },
  '& td': { width: '100%', padding: '4px 0' },
  '& tbody th': {
    fontVariantNumeric: 'tabular-nums',
    // Aligned with the field, also where a fault stands below it.
    verticalAlign: 'top',
    lineHeight: { xs: '44px', md: '36px' },
  },
};
