import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { breakdownOrders } from '../../../../contract/breakdown';
import { type Dimension, dimensions } from '../../../../contract/narrowing';
import { useIsPhone } from '../../../ui/use-is-phone';
import type { Looked } from '../tabs';
import { FIRST_WAY, shownOrder } from './order';

interface BreakdownControlsProps {
  looked: Looked;
  onLook: (changes: Partial<Looked>) => void;
}

const NOTHING = '';

/** By which dimensions the statement is broken down; on a phone, where no heading can be pressed, its order as well. */
export function BreakdownControls({ looked, onLook }: BreakdownControlsProps) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const text = (key: string) => translate(`statement.breakdown.${key}`);
  const [first = 'establishment', second] = looked.by;
  const named = (options: readonly Dimension[]) =>
    options.map((one) => (
      <MenuItem key={one} value={one}>
        {text(`dimensions.${one}`)}
      </MenuItem>
    ));
  const orders = breakdownOrders.map((order) => ({
    order,
    name: order === 'key' ? text(`dimensions.${first}`) : text(`columns.${order}`),
  }));
  return (
    <Box sx={controlsStyle}>
      <Choice
        label={text('by')}
        value={first}
        onChoose={(one: Dimension) =>
          onLook({ by: second === undefined || second === one ? [one] : [one, second], lines: undefined })
        }
      >
        {named(dimensions)}
      </Choice>
      <Choice
        label={text('thenBy')}
        value={second ?? NOTHING}
        onChoose={(one: Dimension | typeof NOTHING) =>
          onLook({ by: one === NOTHING ? [first] : [first, one] })
        }
      >
        {[
          <MenuItem key="nothing" value={NOTHING}>
            {text('nothing')}
          </MenuItem>,
          ...named(dimensions.filter((one) => one !== first)),
        ]}
      </Choice>
      {phone && (
        <Select
          className="order"
          size="small"
          value={shownOrder(looked).order}
          IconComponent={NoArrow}
          renderValue={() => <SwapVertOutlined aria-hidden />}
          SelectDisplayProps={{ 'aria-label': text('order') }}
          onChange={({ target: { value: order } }) =>
            onLook({ lines: { order, direction: FIRST_WAY[order] } })
          }
        >
          {orders.map(({ order, name }) => (
            <MenuItem key={order} value={order}>
              {name}
            </MenuItem>
          ))}
        </Select>
      )}
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  children: ReactNode;
}

/** The icon of the value says that it opens. */
const NoArrow = () => null;

/** A choice with its name inside, as in the toolbar of a list; on a phone above it, where two stand beside each other. */
function Choice<Value extends string>({ label, value, onChoose, children }: ChoiceProps<Value>) {
  const phone = useIsPhone();
  const name = (
    <Typography
      component="span"
      variant={phone ? 'caption' : 'body1'}
      className="label"
      color="text.secondary"
      aria-hidden
    >
      {label}
    </Typography>
  );
  return (
    <div className="choice">
      {phone && name}
      <Select
        size="small"
        displayEmpty
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
        SelectDisplayProps={{ 'aria-label': label }}
        {...(!phone && { startAdornment: name })}
      >
        {children}
      </Select>
    </div>
  );
}

const controlsStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '& .choice': { minWidth: 0 },
  '& .choice .MuiInputBase-root': { whiteSpace: 'nowrap' },
  '@media (min-width: 1000px)': { '& .label + .MuiSelect-select.MuiInputBase-input': { paddingLeft: '8px' } },
  '@media (max-width: 999.98px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
    alignItems: 'end',
    width: '100%',
    padding: '8px 16px 12px',
    borderTop: '1px solid',
    borderColor: 'divider',
    '& .choice': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .order .MuiSelect-select.MuiInputBase-input': {
      display: 'grid',
      placeItems: 'center',
      padding: 0,
      minHeight: 44,
    },
  },
  // The name of a dimension stands in full, one choice below the other.
  '@media (max-width: 500px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    '& .choice': { gridColumn: 1 },
    '& .order': { gridArea: '2 / 2' },
  },
};
