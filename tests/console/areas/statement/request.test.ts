import { expect, test } from 'vitest';
import { defaultFilters, type ReportFilters } from '../../../../contract/default-filters';
import { requestOf } from '../../../../src/areas/statement/request';

const TODAY = '2026-11-20';
const filters = (changes: Partial<ReportFilters> = {}) => ({ ...defaultFilters(TODAY), ...changes });

test('STMT-17 STMT-18 each field of the request has the value of its own filter', () => {
  const chosen = {
    dtInit: '2026-11-02',
    dtFinal: '2026-11-03',
    tmInit: '01:02:03',
    tmFinal: '21:22:23',
    ecs: ['0001'],
    accounts: ['2', '3'],
    operators: ['41'],
    associators: ['5', '6', '7'],
  };
  expect(requestOf(filters(chosen))).toEqual({
    tipoDeData: 'dt',
    tsInicio: '2026-11-02 01:02:03',
    tsFim: '2026-11-03 21:22:23',
    ecs: ['0001'],
    contas: ['2', '3'],
    operadores: ['41'],
    agrupadores: ['5', '6', '7'],
    todosEcs: false,
    todasContas: false,
    todosOperadores: false,
    todosAgrupadores: false,
    corban: false,
    flTotalizar: true,
    escopo: 1,
  });
});
