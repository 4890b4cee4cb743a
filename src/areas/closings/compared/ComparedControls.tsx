import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'react-admin';
import {
  type ComparedBy,
  type ComparedFigures,
  comparedBy,
  comparedFigures,
  comparedOrders,
} from '../../../../contract/two-periods';
import { Choice, choicesStyle } from '../../../network/reports/results/Choice';
import { useIsPhone } from '../../../ui/use-is-phone';
import { choicesPlaceStyle } from './compared-style';
import { FIRST_WAY, type Looked } from './looked';

interface ComparedControlsProps {
  looked: Looked;
  onLook: (changes: Partial<Looked>) => void;
}

/** By what two periods are told apart, and which figures; on a phone, where no heading can be pressed, their order as well. */
export function ComparedControls({ looked, onLook }: ComparedControlsProps) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const text = (key: string) => translate(`closings.compared.${key}`);
  return (
    <Box sx={choicesPlaceStyle}>
      <Box sx={choicesStyle}>
        <Choice label={text('by')} value={looked.by} onChoose={(by: ComparedBy) => onLook({ by })}>
          {comparedBy.map((by) => (
            <MenuItem key={by} value={by}>
              {by === 'group' ? text('group') : translate(`statement.breakdown.dimensions.${by}`)}
            </MenuItem>
          ))}
        </Choice>
        <Choice
          label={text('figures.label')}
          value={looked.figures}
          onChoose={(figures: ComparedFigures) => onLook({ figures })}
        >
          {comparedFigures.map((figures) => (
            <MenuItem key={figures} value={figures}>
              {text(`figures.${figures}`)}
            </MenuItem>
          ))}
        </Choice>
        {phone && (
          <Select
            className="order"
            size="small"
            value={looked.order}
            IconComponent={NoArrow}
            renderValue={() => <SwapVertOutlined aria-hidden />}
            SelectDisplayProps={{ 'aria-label': text('order.label') }}
            onChange={({ target: { value: order } }) => onLook({ order, direction: FIRST_WAY[order] })}
          >
            {comparedOrders.map((order) => (
              <MenuItem key={order} value={order}>
                {text(`order.${order}`)}
              </MenuItem>
            ))}
          </Select>
        )}
      </Box>
    </Box>
  );
}

/** The icon of the value says that it opens. */
const NoArrow = () => null;
