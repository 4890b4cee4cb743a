import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { centsText, toCents } from '../../../../contract/money';
import {
  directions,
  NARROWING,
  type TransactionType,
  transactionTypes,
} from '../../../../contract/narrowing';
import type { Looked } from '../../../../contract/statement-address';
import { FieldError } from '../../../ui/fields/FieldError';
import { amountText, typedAmount } from '../../../ui/format/typed-amount';
import { useFormat } from '../../../ui/format/use-format';
import { useIsPhone } from '../../../ui/use-is-phone';
import { columns } from '../columns';

interface NarrowingFieldsProps {
  id: string;
  looked: Looked;
  onApply: (changes: Pick<Looked, 'narrowed' | 'rows'>) => void;
}

const ANY = 'any';
const NEWEST = '';

/** The fields of the dialog, as a form that its button sends. */
export function NarrowingFields({ id, looked, onApply }: NarrowingFieldsProps) {
  const translate = useTranslate();
  const { comma } = useFormat();
  const phone = useIsPhone();
  const { type: _, least, most, text: searched = '', ...others } = looked.narrowed;
  const [search, setSearch] = useState(searched);
  const [type, setType] = useState<TransactionType | typeof ANY>(looked.narrowed.type ?? ANY);
  const [order, setOrder] = useState(looked.rows ? `${looked.rows.order} ${looked.rows.direction}` : NEWEST);
  const from = useAmount(least, comma);
  const to = useAmount(most, comma);
  const text = (key: string, values?: object) => translate(`statement.narrowing.${key}`, values);
  const label = useId();
  const orders = columns.flatMap((column) =>
    directions.map((direction) => ({ order: column, direction, value: `${column} ${direction}` })),
  );
  const apply = () => {
    const [low, high] = [from.submit(), to.submit()];
    if (low === null || high === null) return;
    onApply({
      narrowed: {
        ...others,
        ...(type !== ANY && { type }),
        ...(low !== '' && { least: low }),
        ...(high !== '' && { most: high }),
        ...(search.trim() !== '' && { text: search.trim() }),
      },
      rows: orders.find(({ value }) => value === order),
    });
  };
  return (
    <Box
      component="form"
      id={id}
      noValidate
      sx={fieldsStyle}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {phone && (
        <TextField
          label={text('text')}
          helperText={text('textHint')}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: NARROWING.textLength } }}
        />
      )}
      <div className="type">
        <FormLabel id={label}>{translate('statement.columns.type')}</FormLabel>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={label}
          value={type}
          onChange={(_event, chosen: typeof type | null) => chosen !== null && setType(chosen)}
        >
          <ToggleButton value={ANY}>{text('any')}</ToggleButton>
          {transactionTypes.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`statement.types.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <div className="amounts">
        <TextField label={text('least')} {...from.field} />
        <TextField label={text('most')} {...to.field} />
      </div>
      {phone && (
        <TextField
          select
          label={text('order')}
          value={order}
          onChange={({ target }) => setOrder(target.value)}
        >
          <MenuItem value={NEWEST}>{text('newest')}</MenuItem>
          {orders.map(({ order: column, direction, value }) => (
            <MenuItem key={value} value={value}>
              {text(direction === 'asc' ? 'ascending' : 'descending', {
                column: translate(`statement.columns.${column}`),
              })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

/** An amount that is typed as a person writes amounts, and sent as the server has them. */
function useAmount(amount: string | undefined, comma: boolean) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(amount === undefined ? '' : amountText(amount, comma));
  const [refused, setRefused] = useState(false);
  const read = typed.trim() === '' ? '' : typedAmount(typed, comma);
  return {
    /** Returns the amount, nothing where none is typed; `null` where it is none, and says so. */
    submit: (): string | null => {
      if (read !== null) return read === '' ? '' : centsText(toCents(read));
      setRefused(true);
      input.current?.focus();
      return null;
    },
    field: {
      value: typed,
      inputRef: input,
      autoComplete: 'off',
      error: refused && read === null,
      helperText: refused && read === null && <FieldError text={translate('statement.narrowing.noAmount')} />,
      onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
      slotProps: { htmlInput: { inputMode: 'decimal', maxLength: 30 } as const },
    },
  };
}

const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '16px',
  paddingTop: '4px',
  '& .type': { display: 'grid', gap: '4px' },
  '& .type .MuiFormLabel-root': { typography: 'caption', fontWeight: 500 },
  '& .MuiToggleButtonGroup-root': { display: 'flex' },
  '& .MuiToggleButton-root': { flex: 1 },
  '& .amounts': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' },
};
