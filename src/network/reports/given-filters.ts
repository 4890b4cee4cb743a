import { useEffect, useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { dateTypes } from '../../../contract/reports';
import { NOTHING_CHOSEN, type ReportFilters, WHOLE_DAY } from './filters';

const STATEMENT: ScreenPath = '/transacoes-extrato';
/** As lists have it in their addresses. */
const PARAMETER = 'filter';

const EMPTY: ReportFilters = { dateType: 'dt', dtInit: '', dtFinal: '', ...WHOLE_DAY, ...NOTHING_CHOSEN };

/** The address of the statement with these filters: it runs at once, and leaves those that are kept alone. */
export function statementPath(filters: ReportFilters): string {
  return `${STATEMENT}?${PARAMETER}=${encodeURIComponent(JSON.stringify(filters))}`;
}

/** The address of the statement of an establishment, captured on whole days, `YYYY-MM-DD`. */
export const statementOf = (code: string, first: string, last: string): string =>
  statementPath({ ...EMPTY, dtInit: first, dtFinal: last, ecs: [code] });

/** The filters of the address; `null` where it has none. A message names what cannot be read of them. */
export function useGivenFilters(): ReportFilters | null {
  const notify = useNotify();
  const [parameters] = useSearchParams();
  const text = parameters.get(PARAMETER);
  const given = useMemo(() => (text === null ? null : filtersFrom(text)), [text]);
  const unreadable = text !== null && given === null;
  useEffect(() => {
    if (unreadable) notify('list.unreadable', { type: 'warning' });
  }, [notify, unreadable]);
  return given;
}

function filtersFrom(text: string): ReportFilters | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = Object.fromEntries(
    Object.entries(EMPTY).map(([name, empty]) => [name, (value as Record<string, unknown>)[name] ?? empty]),
  );
  const whole = Object.entries(EMPTY).every(([name, empty]) =>
    Array.isArray(empty) ? isTexts(given[name]) : typeof given[name] === typeof empty,
  );
  const filters = given as unknown as ReportFilters;
  return whole && dateTypes.includes(filters.dateType) ? filters : null;
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');
