import type { AuditFilter } from '../../../contract/audit';
import { actionName, entityName, type Speech } from '../../../i18n/audit-words';
import { formatDate, formatDateTime, formatInteger } from '../../../i18n/format';
import type { Fact } from '../../engines/exports/table';
import { wallClock } from '../../platform/time/wall-clock';

interface FileContext {
  speech: Speech;
  /** The instant at which the file is made, which is shown in the time zone. */
  at: Date;
  timeZone: string;
}

/** Returns the facts at the head of a file: each filter, the number of rows, and when it was made. */
export function auditFacts(filter: AuditFilter, rows: number, { speech, at, timeZone }: FileContext): Fact[] {
  const { say, language } = speech;
  const { who, entity, key, record, action, sessions, from, to } = filter;
  const fact = (name: string, value: string | undefined): Fact[] =>
    value === undefined || value === '' ? [] : [{ label: say(`audit.filters.${name}`), value }];
  const several = (values: string | readonly string[] | undefined, name: (value: string) => string) =>
    values === undefined ? undefined : [values].flat().map(name).join('; ');
  return [
    ...fact('who', who),
    ...fact(
      'entity',
      several(entity, (value) => entityName(value, speech)),
    ),
    ...fact('record', record ?? key),
    ...fact(
      'action',
      several(action, (value) => actionName(value, speech)),
    ),
    ...fact('from', from && formatDate(from, language)),
    ...fact('to', to && formatDate(to, language)),
    ...fact('sessions', sessions && say(`audit.sessions.${sessions}`)),
    ...rowsAndMaking(rows, { speech, at, timeZone }),
  ];
}

/** The facts of every file: the number of rows, and when it was made. */
export function rowsAndMaking(rows: number, { speech, at, timeZone }: FileContext): Fact[] {
  const { say, language } = speech;
  const made = formatDateTime(wallClock(timeZone, at), language);
  return [
    { label: say('exportFile.facts.rows'), value: formatInteger(rows, language) },
    { label: say('exportFile.facts.made'), value: `${made.date} ${made.time} (${timeZone})` },
  ];
}
