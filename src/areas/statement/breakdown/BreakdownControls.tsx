import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'react-admin';
import { breakdownOrders } from '../../../../contract/breakdown';
import { type Dimension, dimensions } from '../../../../contract/narrowing';
import type { Looked } from '../../../../contract/statement-address';
import { Choice, choicesStyle } from '../../../network/reports/results/Choice';
import { useIsPhone } from '../../../ui/use-is-phone';
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
    <Box sx={choicesStyle}>
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

/** The icon of the value says that it opens. */
const NoArrow = () => null;
