import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FilterSheet } from '../../../network/reports/phone/FilterSheet';
import { chipsStyle } from '../../../network/reports/phone/phone-style';
import { ApplyButton } from './ApplyButton';
import { DashboardFields, type DashboardFiltersProps } from './DashboardFields';
import { placeOf } from './filters';
import { phoneStyle, sheetFieldsStyle } from './filters-style';

/** DASH-01 on a phone: what the figures are of as chips, each of which opens the fields in a sheet. */
export function PhoneDashboardFilters(props: DashboardFiltersProps) {
  const { loading, outdated, onApply, views, children, ...fields } = props;
  const { query, types, places } = fields;
  const translate = useTranslate();
  const text = (key: string) => translate(`dashboard.filters.${key}`);
  const [open, setOpen] = useState(false);
  const chips = {
    place: placeOf(query, places)?.name,
    period: translate(`dashboard.periods.${query.periodo}`),
    type: types.find(({ key }) => key === query.tipoTransacao)?.value,
  };
  const submit = () => {
    if (!loading) onApply();
    return !loading;
  };
  return (
    <>
      <Box
        component="form"
        aria-label={text('form')}
        noValidate
        sx={[chipsStyle, phoneStyle]}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {Object.entries(chips).map(([name, value]) => (
          <Button
            key={name}
            variant="outlined"
            className="narrows"
            aria-haspopup="dialog"
            aria-label={`${text(name)}: ${value ?? ''}`}
            onClick={() => startTransition(() => setOpen(true))}
          >
            {value ?? text(name)}
          </Button>
        ))}
        {views}
        {outdated && <ApplyButton loading={loading} />}
        {children}
      </Box>
      <FilterSheet
        title={text('form')}
        open={open}
        submit={<ApplyButton loading={loading} />}
        onClose={() => setOpen(false)}
        onSubmit={() => {
          if (submit()) setOpen(false);
        }}
      >
        <Box sx={sheetFieldsStyle}>
          <DashboardFields {...fields} />
        </Box>
      </FilterSheet>
    </>
  );
}
