import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useListFilterContext, useTranslate } from 'react-admin';
import { OptionsFailure } from '../../kit/list/OptionsFailure';
import { OneSelect } from '../../kit/multi-select/OneSelect';
import { useAccountOptions } from '../../network/reports/selections/use-filter-options';
import { accountOf } from './bank-file';

/** The account whose series is shown, above the list. */
export function AccountFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { options, loading, failed, reload } = useAccountOptions();
  return (
    <Box sx={style}>
      <OneSelect
        label={translate('bankFileList.filters.account')}
        noneText={translate('bankFileList.anyAccount')}
        options={options}
        loading={loading}
        value={accountOf(filterValues)}
        onChange={(account) =>
          setFilters({ ...filterValues, account: account === null ? undefined : [account] })
        }
      />
      <OptionsFailure failed={failed ? 'reports.filters.failed' : null} retry={() => void reload()} />
    </Box>
  );
}

const style: SxProps<Theme> = {
  width: 360,
  minWidth: 0,
  // In a toolbar the label stands inside the field.
  '& .MuiInputLabel-root': visuallyHidden,
  '@media (max-width: 999.98px)': { flex: '1 1 0', width: 'auto' },
};
