import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type ReportFilters } from '../../../../contract/default-filters';
import { MultiSelect } from '../../../kit/multi-select/MultiSelect';
import { nameAndCode } from '../../establishments/name-and-code';
import { corbanOptions, withCorban, withGroups } from '../filters';
import { advancedGridStyle, corbanStyle } from '../report-style';
import { accountAliases, operatorAliases } from './option-aliases';
import type { FilterOptions } from './use-filter-options';

interface SelectionFieldsProps {
  filters: ReportFilters;
  options: FilterOptions;
  onChange: (changes: Partial<ReportFilters>) => void;
}

/** STMT-05 to STMT-08: groups, establishments, operators and accounts, and the corban option. */
export function SelectionFields({ filters, options, onChange }: SelectionFieldsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`reports.filters.${key}`);
  const { ecs, operators, accounts, associators } = options;
  const corbanReason = filters.corban ? text('corbanOff') : undefined;
  return (
    <>
      <Box sx={advancedGridStyle}>
        <MultiSelect
          label={text('groups')}
          options={associators.options}
          loading={associators.loading}
          value={filters.associators}
          disabledReason={filters.ecs.length > 0 ? text('groupsOff') : undefined}
          onChange={(keys) => onChange(withGroups(keys))}
        />
        <MultiSelect
          label={text('establishments')}
          options={filters.corban ? corbanOptions(ecs.options) : ecs.options}
          textOf={nameAndCode}
          codes
          loading={ecs.loading}
          value={filters.ecs}
          disabledReason={filters.associators.length > 0 ? text('establishmentsOff') : undefined}
          onChange={(keys) => onChange({ ecs: keys })}
        />
        <MultiSelect
          label={text('operators')}
          options={operators.options}
          loading={operators.loading}
          aliasesOf={operatorAliases}
          value={filters.operators}
          disabledReason={corbanReason}
          onChange={(keys) => onChange({ operators: keys })}
        />
        <MultiSelect
          label={text('accounts')}
          options={accounts.options}
          loading={accounts.loading}
          aliasesOf={accountAliases}
          value={filters.accounts}
          disabledReason={corbanReason}
          allText={text('allAccounts')}
          noneText={text('noAccounts')}
          onChange={(keys) => onChange({ accounts: keys })}
        />
      </Box>
      <FormControlLabel
        sx={corbanStyle}
        control={
          <Switch
            checked={filters.corban}
            onChange={(_event, corban) => onChange(withCorban(corban, filters.ecs, ecs.options))}
          />
        }
        label={
          <>
            {text('corban')}
            <Typography component="span" variant="caption" color="text.secondary">
              {text('corbanHint')}
            </Typography>
          </>
        }
      />
    </>
  );
}
