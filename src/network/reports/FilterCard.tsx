import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { OptionsFailure } from '../../kit/list/OptionsFailure';
import { useIsPhone } from '../../ui/use-is-phone';
import { CreateButton } from './CreateButton';
import { NOTHING_CHOSEN } from './default-filters';
import { activeCount } from './filters';
import { PeriodFields } from './period/PeriodFields';
import { periodRowStyle } from './period/period-style';
import { PhoneFilters } from './phone/PhoneFilters';
import type { ReportFiltersProps } from './report-filters';
import { actionsStyle, advancedHeadStyle, advancedStyle, cardStyle, discloseStyle } from './report-style';
import { SelectionFields } from './selections/SelectionFields';

/** STMT-01: what to report on: one card at a desk; on a phone three chips, so that the screen is left to the numbers. */
export function FilterCard(props: ReportFiltersProps) {
  return useIsPhone() ? <PhoneFilters {...props} /> : <FilterForm {...props} />;
}

/** Enter in any field creates the report, as the button does (STMT-11). */
function FilterForm(props: ReportFiltersProps) {
  const { label, filters, today, options, running, advanced, actions, onChange, onCreate } = props;
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`reports.filters.${key}`, values);
  const area = useId();
  const [open, setOpen] = useState(advanced);
  const active = activeCount(filters);
  return (
    <Card
      component="form"
      noValidate
      aria-label={label}
      sx={cardStyle}
      onSubmit={(event) => {
        event.preventDefault();
        onCreate();
      }}
    >
      <Box sx={periodRowStyle}>
        <PeriodFields filters={filters} today={today} onChange={onChange} />
        <Box sx={actionsStyle}>
          {actions}
          <CreateButton running={running} />
        </Box>
      </Box>
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
              <Button className="clear" onClick={() => onChange(NOTHING_CHOSEN)}>
                {translate('common.clear')}
              </Button>
            </>
          )}
        </Box>
        <OptionsFailure failed={options.failed ? 'reports.filters.failed' : null} retry={options.retry} />
        <Collapse in={open} id={area}>
          <SelectionFields filters={filters} options={options} onChange={onChange} />
        </Collapse>
      </Box>
    </Card>
  );
}
