import type { ReportFilter } from '../../../../contract/reports';

/** The four lists that narrow a report, under their names in the catalogue. */
type Narrowing = 'groups' | 'establishments' | 'operators' | 'accounts';

/** What a report covers of one list: all of it, or what was chosen by key. */
export interface Scope {
  readonly list: Narrowing;
  readonly all: boolean;
  readonly keys: readonly string[];
}

/**
 * What a report was narrowed by, as far as it was. Where neither groups nor establishments were chosen it covers all
 * establishments that the person may see, and that is said as well (STMT-28).
 */
export function scopesOf(request: ReportFilter): Scope[] {
  const chosen: Scope[] = [
    { list: 'groups', all: request.todosAgrupadores === true, keys: request.agrupadores },
    { list: 'establishments', all: request.todosEcs === true, keys: request.ecs },
    { list: 'operators', all: request.todosOperadores === true, keys: request.operadores },
    { list: 'accounts', all: request.todasContas === true, keys: request.contas },
  ];
  const narrowed = chosen.filter(({ all, keys }) => all || keys.length > 0);
  const placed = narrowed.some(({ list }) => list === 'groups' || list === 'establishments');
  return placed ? narrowed : [{ list: 'establishments', all: true, keys: [] }, ...narrowed];
}
