import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Dock } from '../../kit/Dock';
import { useIsPhone } from '../../ui/use-is-phone';
import { AdvancedFilters } from './AdvancedFilters';
import { CreateButton } from './CreateButton';
import { PeriodFields } from './period/PeriodFields';
import { periodRowStyle } from './period/period-style';
import { PhoneFilters } from './phone/PhoneFilters';
import type { ReportFiltersProps } from './report-filters';
import { actionsStyle, cardStyle } from './report-style';

/** STMT-01: what to report on: one card at a desk; on a phone three chips, so that the screen is left to the numbers. */
export function FilterCard(props: ReportFiltersProps) {
  return useIsPhone() ? <PhoneFilters {...props} /> : <FilterForm {...props} />;
}

/** Enter in any field creates the report, as the button does (STMT-11). */
function FilterForm(props: ReportFiltersProps) {
  const { label, filters, today, options, running, advanced, actions, views, onChange, onCreate } = props;
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
        <Dock sx={actionsStyle}>
          {actions}
          <CreateButton running={running} />
        </Dock>
      </Box>
      <AdvancedFilters
        filters={filters}
        options={options}
        advanced={advanced}
        views={views}
        onChange={onChange}
      />
    </Card>
  );
}
