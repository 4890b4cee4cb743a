import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NOTHING_CHOSEN } from '../../../contract/default-filters';
import { OptionsFailure } from '../../kit/list/OptionsFailure';
import { activeCount } from './filters';
import type { ReportFiltersProps } from './report-filters';
import { advancedHeadStyle, advancedStyle, discloseStyle } from './report-style';
import { SelectionFields } from './selections/SelectionFields';

type AdvancedFiltersProps = Pick<
  ReportFiltersProps,
  'filters' | 'options' | 'advanced' | 'views' | 'onChange'
>;

/** STMT-05: the selections of a report below its period, folded away until somebody wants them. */
export function AdvancedFilters({ filters, options, advanced, views, onChange }: AdvancedFiltersProps) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`reports.filters.${key}`, values);
  const area = useId();
  const [open, setOpen] = useState(advanced);
  const active = activeCount(filters);
  return (
    <Box sx={advancedStyle}>
      <Box sx={advancedHeadStyle}>
        <ButtonBase
          sx={discloseStyle}
          aria-expanded={open}
          aria-controls={area}
          onClick={() => setOpen(!open)}
        >
          <ExpandMore data-open={open} />
          {text('advanced')}
        </ButtonBase>
        {active > 0 && (
          <>
            <Chip variant="outlined" color="primary" label={text('active', { smart_count: active })} />
            <Button onClick={() => onChange(NOTHING_CHOSEN)}>{translate('common.clear')}</Button>
          </>
        )}
        <Box className="end">{views}</Box>
      </Box>
      <OptionsFailure failed={options.failed ? 'reports.filters.failed' : null} retry={options.retry} />
      <Collapse in={open} id={area}>
        <SelectionFields filters={filters} options={options} onChange={onChange} />
      </Collapse>
    </Box>
  );
}
