import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useListFilterContext, useTranslate } from 'react-admin';
import { listed } from '../../kit/list/list-filter';
import { EstablishmentSelect } from '../../network/establishments/EstablishmentSelect';

/** REQ-01: the filter by establishment above the list; ERR-06: a message where they could not be fetched. */
export function EstablishmentFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  return (
    <Box sx={style}>
      <EstablishmentSelect
        label={translate('codeRequests.filters.ec')}
        noneText={translate('codeRequests.anyEstablishment')}
        value={listed(filterValues.ec).map(String)}
        onChange={(ec) => setFilters({ ...filterValues, ec: ec.length === 0 ? undefined : ec })}
      />
    </Box>
  );
}

const style: SxProps<Theme> = {
  width: 320,
  minWidth: 0,
  // In a toolbar the label stands inside the field.
  '& .MuiInputLabel-root': visuallyHidden,
  '@media (max-width: 999.98px)': { flex: '1 1 0', width: 'auto' },
};
