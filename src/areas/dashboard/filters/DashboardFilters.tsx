import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../../ui/use-is-phone';
import { ApplyButton } from './ApplyButton';
import { DashboardFields, type DashboardFiltersProps } from './DashboardFields';
import { filtersStyle } from './filters-style';
import { PhoneDashboardFilters } from './PhoneDashboardFilters';

/** DASH-01: the filters: the kind of date, the establishment or group, and the period. */
export function DashboardFilters(props: DashboardFiltersProps) {
  return useIsPhone() ? <PhoneDashboardFilters {...props} /> : <FilterRow {...props} />;
}

/** A form that holds what is sent, unless something is loading (DASH-02). */
function FilterRow({
  loading,
  onApply,
  views,
  children,
  ...fields
}: Omit<DashboardFiltersProps, 'outdated'>) {
  const translate = useTranslate();
  return (
    <Box
      component="form"
      aria-label={translate('dashboard.filters.form')}
      noValidate
      sx={filtersStyle}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) onApply();
      }}
    >
      <DashboardFields {...fields} />
      <ApplyButton loading={loading} />
      {views}
      {children}
    </Box>
  );
}
