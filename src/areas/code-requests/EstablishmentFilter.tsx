import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useEstablishmentOptions } from '../../kit/establishments/use-establishments';
import { listed } from '../../kit/list/list-filter';
import { MultiSelect } from '../../kit/multi-select/MultiSelect';

/** REQ-01: the establishments, above the list; ERR-06: what to say where they could not be fetched. */
export function EstablishmentFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { options, textOf, codes, loading, failed, retry } = useEstablishmentOptions(
    'codeRequests.establishments',
  );
  return (
    <Box sx={style}>
      <MultiSelect
        label={translate('codeRequests.filters.ec')}
        noneText={translate('codeRequests.anyEstablishment')}
        options={options}
        textOf={textOf}
        codes={codes}
        loading={loading}
        value={listed(filterValues.ec).map(String)}
        onChange={(ec) => setFilters({ ...filterValues, ec: ec.length === 0 ? undefined : ec })}
      />
      {failed !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate(failed)}
        </Alert>
      )}
    </Box>
  );
}

const style: SxProps<Theme> = {
  width: 320,
  minWidth: 0,
  // In a toolbar what a field is called stands in it.
  '& .MuiInputLabel-root': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '@media (max-width: 999.98px)': { flex: '1 1 0', width: 'auto' },
};
