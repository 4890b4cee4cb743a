import { describe, expect, test } from 'vitest';
import { defaultFilters, NOTHING_CHOSEN, type ReportFilters } from '../../../../contract/default-filters';
import { filterOf } from '../../../../contract/report-filters';
import type { FilterOption, ReportFilter } from '../../../../contract/reports';
import {
  activeCount,
  filterProblem,
  sameReport,
  withCorban,
  withGroups,
} from '../../../../src/network/reports/filters';
import { scopesOf } from '../../../../src/network/reports/results/scope';

const TODAY = '2026-11-20';
const filters = (changes: Partial<ReportFilters> = {}) => ({ ...defaultFilters(TODAY), ...changes });

const lists = [
  ['ecs', 'ecs', 'todosEcs', 'establishments'],
  ['accounts', 'contas', 'todasContas', 'accounts'],
  ['operators', 'operadores', 'todosOperadores', 'operators'],
  ['associators', 'agrupadores', 'todosAgrupadores', 'groups'],
] as const;
test.each(lists)('STMT-06 the star in %s empties %s and sets %s alone', (list, field, flag) => {
  const request = filterOf(filters({ [list]: ['*'] }));
  const set = lists.map(([, , each]) => each).filter((each) => request[each] === true);
  expect(set).toEqual([flag]);
  expect(request[field]).toEqual([]);
});

test.each(lists)(
  'STMT-12 a report of %s alone is said to cover them, and is another one',
  (list, _, flag, name) => {
    const [all, one] = [filterOf(filters({ [list]: ['*'] })), filterOf(filters({ [list]: ['7'] }))];
    const covered = (request: ReportFilter) => scopesOf(request).filter((scope) => scope.list === name);
    expect(all[flag]).toBe(true);
    expect(covered(all)).toEqual([{ list: name, all: true, keys: [] }]);
    expect(covered(one)).toEqual([{ list: name, all: false, keys: ['7'] }]);
    expect(sameReport(one, filterOf(filters({ [list]: ['8'] })))).toBe(false);
    expect(sameReport(one, filterOf(filters({ [list]: ['7'] })))).toBe(true);
  },
);

test.each<Partial<ReportFilters>>([...lists.map(([list]) => ({ [list]: ['7'] })), { corban: true }])(
  'STMT-05 %o is one active filter, and is cleared with the others',
  (chosen) => {
    expect(activeCount(filters(chosen))).toBe(1);
    expect({ ...filters(chosen), ...NOTHING_CHOSEN }).toEqual(filters());
  },
);

test('STMT-07 choosing groups clears establishments, clearing groups leaves them', () => {
  expect(withGroups(['1'])).toEqual({ associators: ['1'], ecs: [] });
  expect(withGroups([])).toEqual({ associators: [] });
});

const establishments: FilterOption[] = [
  { key: '*', value: '*' },
  { key: '0001', value: 'Mercado 1' },
  { key: '0004', value: 'Mercado 4', corban: true },
  { key: '0005', value: 'Mercado 5', corban: true },
];

test('STMT-08 corban keeps of the chosen establishments its own and all, switched off it changes nothing else', () => {
  const kept = (ecs: string[]) => withCorban(true, ecs, establishments).ecs;
  expect([kept(['0001', '0005']), kept(['*'])]).toEqual([['0005'], ['*']]);
  expect(withCorban(false, ['0004'], establishments)).toEqual({ corban: false });
});

test.each([['1'], ['*']])('STMT-09 under corban accounts and operators of %s are not sent', (key) => {
  expect(filterOf(filters({ corban: true, accounts: [key], operators: [key] }))).toMatchObject({
    corban: true,
    contas: [],
    operadores: [],
    todasContas: false,
    todosOperadores: false,
  });
});

describe('STMT-10 corban is required', () => {
  const problem = (changes: Partial<ReportFilters>, among = establishments) =>
    filterProblem(filters(changes), { level: 1, today: TODAY, establishments: among });

  test.each<[string, Partial<ReportFilters>, FilterOption[]?]>([
    ['with accounts', { ecs: ['0004'], accounts: ['4'] }],
    ['with operators', { ecs: ['0004', '0005'], operators: ['41'] }],
    [
      'where all there are is correspondents',
      { ecs: ['*'], operators: ['*'] },
      establishments.filter(({ key }) => key !== '0001'),
    ],
  ])('STMT-10 %s', (_what, changes, among) => {
    expect(problem(changes, among)).toBe('corban');
  });

  test.each<[string, Partial<ReportFilters>]>([
    ['where it is on', { ecs: ['0004'], accounts: ['4'], corban: true }],
    ['without accounts and operators', { ecs: ['0004'] }],
    ['where one establishment is none', { ecs: ['0004', '0001'], accounts: ['4'] }],
    ['where not all there are is correspondents', { ecs: ['*'], accounts: ['4'] }],
    ['without establishments', { accounts: ['4'] }],
  ])('STMT-10 not %s', (_what, changes) => {
    expect(problem(changes)).toBeNull();
  });
});
