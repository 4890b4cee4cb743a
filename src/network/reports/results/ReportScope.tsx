import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterOption, ReportFilter } from '../../../../contract/reports';
import { ChosenList } from '../../../kit/multi-select/ChosenList';
import { nameAndCode } from '../../establishments/name-and-code';
import type { FilterOptions } from '../selections/use-filter-options';
import { scopeStyle } from './results-style';
import { type Scope, scopesOf } from './scope';

/** Names that stand in the head; the others are behind "+N". */
const NAMED = 2;

/** Where "All" alone would be wrong: accounts are feminine in two languages, and all groups narrow nothing (STMT-06). */
const EVERYTHING: Partial<Record<Scope['list'], string>> = {
  accounts: 'reports.filters.allAccounts',
  groups: 'reports.filters.allGroups',
};

interface ReportScopeProps {
  request: ReportFilter;
  options: FilterOptions;
}

/** STMT-12: what the shown rows were narrowed by, in words, whatever the filters say by now. */
export function ReportScope({ request, options }: ReportScopeProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('reports.results.scope')} sx={scopeStyle}>
      {scopesOf(request).map((scope) => (
        <ScopeEntry key={scope.list} scope={scope} options={optionsOf(scope, options)} />
      ))}
      {request.corban === true && <li>{translate('reports.filters.corbanHint')}</li>}
    </Box>
  );
}

function optionsOf({ list }: Scope, { ecs, operators, accounts, associators }: FilterOptions) {
  return { establishments: ecs, operators, accounts, groups: associators }[list].options;
}

function ScopeEntry({ scope, options }: { scope: Scope; options: readonly FilterOption[] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { list, all, keys } = scope;
  const label = translate(`reports.filters.${list}`);
  const nameOf = (key: string) => {
    const option = options.find((candidate) => candidate.key === key);
    if (option === undefined) return key;
    return list === 'establishments' ? nameAndCode(option) : option.value;
  };
  const more = keys.length - NAMED;
  const everything = translate(EVERYTHING[list] ?? 'multiSelect.all');
  return (
    <li>
      {`${label}: ${all ? everything : keys.slice(0, NAMED).map(nameOf).join(', ')}`}
      {more > 0 && ' '}
      {more > 0 && (
        <ButtonBase
          aria-haspopup="dialog"
          aria-label={`${label}: ${translate('multiSelect.more', { count: more })}`}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {`+${more}`}
        </ButtonBase>
      )}
      {more > 0 && (
        <ChosenList
          title={translate('multiSelect.chosen', { label })}
          anchor={anchor}
          chosen={keys}
          nameOf={nameOf}
          onClose={() => setAnchor(null)}
        />
      )}
    </li>
  );
}
