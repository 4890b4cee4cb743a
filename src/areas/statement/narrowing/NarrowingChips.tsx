import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { dimensions, isNarrowed, type Narrowing } from '../../../../contract/narrowing';
import { FilterChip } from '../../../kit/list/FilterChip';
import { nameAndCode } from '../../../network/establishments/name-and-code';
import type { FilterOptions } from '../../../network/reports/selections/use-filter-options';
import { useFormat } from '../../../ui/format/use-format';

interface NarrowingChipsProps {
  narrowed: Narrowing;
  options: FilterOptions;
  onNarrow: (narrowed: Narrowing) => void;
}

/** What the rows are narrowed by, each to be taken away by itself. */
export function NarrowingChips({ narrowed, options, onNarrow }: NarrowingChipsProps) {
  const translate = useTranslate();
  const { date, month, money } = useFormat();
  if (!isNarrowed(narrowed)) return null;
  const { least, most, text, type, day, month: ofMonth } = narrowed;
  const named = (list: 'ecs' | 'operators' | 'accounts', key: string) => {
    const option = options[list].options.find((one) => one.key === key);
    if (option === undefined) return key;
    return list === 'ecs' ? nameAndCode(option) : option.value;
  };
  const texts: Partial<Record<keyof Narrowing, string | undefined>> = {
    establishment: narrowed.establishment && named('ecs', narrowed.establishment),
    terminal: narrowed.terminal,
    account: narrowed.account && named('accounts', narrowed.account),
    operator: narrowed.operator && named('operators', narrowed.operator),
    day: day && date(day),
    month: ofMonth && month(ofMonth, { alone: true }),
    type: type && translate(`statement.types.${type}`),
  };
  const without = (...names: (keyof Narrowing)[]) =>
    onNarrow(
      Object.fromEntries(Object.entries(narrowed).filter(([name]) => !names.some((one) => one === name))),
    );
  const amounts = least === undefined ? 'to' : most === undefined ? 'from' : 'between';
  return (
    <Box sx={chipsStyle}>
      <Typography variant="body2" color="text.secondary" className="lead">
        {translate('list.filteredBy')}
      </Typography>
      {dimensions.flatMap((name) => {
        const shown = texts[name];
        return shown === undefined
          ? []
          : [
              <FilterChip
                key={name}
                name={translate(`statement.breakdown.dimensions.${name}`)}
                text={shown}
                onRemove={() => without(name)}
              />,
            ];
      })}
      {(least ?? most) !== undefined && (
        <FilterChip
          name={translate('statement.narrowing.amount')}
          text={translate(`statement.narrowing.amounts.${amounts}`, {
            least: money(least ?? 0),
            most: money(most ?? 0),
          })}
          onRemove={() => without('least', 'most')}
        />
      )}
      {text !== undefined && (
        <FilterChip
          name={translate('statement.narrowing.text')}
          text={text}
          onRemove={() => without('text')}
        />
      )}
      <Button size="small" onClick={() => onNarrow({})}>
        {translate('common.clearAll')}
      </Button>
    </Box>
  );
}

const chipsStyle: SxProps<Theme> = {
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  padding: '8px 16px',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& .MuiChip-root': { maxWidth: '100%' },
  '& b': { marginLeft: '2px', fontWeight: 600 },
  '@media (max-width: 999.98px)': { '& .lead': { display: 'none' }, '& .MuiChip-root': { height: 32 } },
};
