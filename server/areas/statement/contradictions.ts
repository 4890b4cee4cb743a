import { periodOf, type ReportRequest } from '../../../contract/statement';
import type { MessageKey } from '../../../i18n/server';
import { invalid } from '../../platform/http/http-error';

type Field = keyof ReportRequest;

/** STMT-06: the flags that stand for all of a list. */
const allFlags: readonly (readonly [flag: Field, list: Field])[] = [
  ['todosEcs', 'ecs'],
  ['todasContas', 'contas'],
  ['todosOperadores', 'operadores'],
  ['todosAgrupadores', 'agrupadores'],
];

/** STMT-09: what a report of bank correspondents does not carry. */
const apartFromCorban: readonly Field[] = ['contas', 'operadores', 'todasContas', 'todosOperadores'];

/**
 * STMT-06, STMT-09, STMT-17, STMT-28: refuses a request that says two things at once, because whatever is answered
 * would not be what one of them asked for.
 * @param request its dates and times are there (`periodProblem`)
 * @throws HttpError 400 that names the fields
 */
export function refuseContradictions(request: ReportRequest): void {
  const given = (field: Field) => {
    const value = request[field];
    return Array.isArray(value) ? value.length > 0 : value === true;
  };
  refuse(
    'statement.warning.allAndSome',
    allFlags.flatMap(([flag, list]) => (given(flag) && given(list) ? [list] : [])),
  );
  if (request.corban === true) refuse('statement.warning.corbanAlone', apartFromCorban.filter(given));
  if (request.tipoDeData === 'dc') {
    const { startTime, endTime } = periodOf(request);
    refuse('statement.warning.wholeDays', [
      ...(startTime === '00:00:00' ? [] : (['tsInicio'] as const)),
      ...(endTime === '23:59:59' ? [] : (['tsFim'] as const)),
    ]);
  }
}

function refuse(key: MessageKey, fields: readonly Field[]): void {
  if (fields.length > 0) throw invalid(key, Object.fromEntries(fields.map((field) => [field, key])));
}
