import { sql } from 'kysely';
import { type AuditEntry, auditOrder } from '../../../contract/audit';
import { currencyOf, type Language } from '../../../contract/languages';
import {
  actionName,
  actorText,
  type ChangeText,
  changeText,
  entityName,
  type Speech,
} from '../../../i18n/audit-words';
import { type MessageKey, message } from '../../../i18n/server';
import { readAhead } from '../../engines/exports/read-ahead';
import type { Read } from '../../engines/exports/reading';
import type { ExportSource } from '../../engines/exports/source';
import type { Column, ColumnType, Row } from '../../engines/exports/table';
import { auditFacts } from './facts';
import { type AuditRow, behind, entriesOf, readEntries, type Trail } from './list';
import { matchingEntries } from './matching';

/** The kind of the tickets of the audit trail. */
export const AUDIT_EXPORT = 'audit';

const TITLE = 'exports.titles.audit';

/**
 * The audit trail as a file: all entries of the filter in the order of the screen, one line for each changed field,
 * because that is what a spreadsheet can filter by.
 * @param pinned the currency of the deployment, if it has one
 */
export function auditExport(pinned: string | null, recordNames: Trail['recordNames']): ExportSource {
  return {
    title: TITLE,
    fileName: 'auditoria',
    screens: ['/auditoria'],
    table: async ({ request, language, read, at, timeZone }) => {
      const { filter, order = 'DESC' } = auditOrder.parse(request);
      const speech = speechOf(language, pinned);
      let entries = 0;
      let lines = 0;
      const chunks = readAhead(entriesIn(read, { filter, order, timeZone, recordNames }));
      return {
        language,
        title: message(language, TITLE),
        facts: () => auditFacts(filter, lines, { speech, at, timeZone }),
        columns: columnsIn(language),
        batches: linesOf(chunks, speech, (written) => {
          entries += written.entries;
          lines += written.lines;
        }),
        totals: () => [],
        done: () => entries,
      };
    },
  };
}

export function speechOf(language: Language, pinned: string | null): Speech {
  return {
    // The keys are composed from the names in the trail; a test makes sure that each exists.
    say: (key, parameters) => message(language, key as MessageKey, parameters),
    language,
    currency: currencyOf(language, pinned),
  };
}

const types = {
  at: 'dateTime',
  actor: 'text',
  login: 'code',
  address: 'code',
  action: 'text',
  entity: 'text',
  record: 'text',
  key: 'code',
  field: 'text',
  before: 'text',
  after: 'text',
} as const satisfies Record<string, ColumnType>;

function columnsIn(language: Language): Column[] {
  const ids = Object.keys(types) as (keyof typeof types)[];
  return ids.map((id) => ({ id, heading: message(language, `audit.columns.${id}`), type: types[id] }));
}

interface Selected extends Trail {
  filter: ReturnType<typeof auditOrder.parse>['filter'];
  order: 'ASC' | 'DESC';
}

/** The entries that one query reads: each may contain thousands of establishments. */
const CHUNK = 200;

/**
 * Yields all entries that match, chunk by chunk. Entries that are written meanwhile are excluded explicitly, because
 * the embedded database has no snapshot that would do so.
 */
async function* entriesIn(read: Read, { filter, order, ...trail }: Selected): AsyncGenerator<AuditEntry[]> {
  const { matching, newest } = await read(async (trx) => {
    const last = await trx
      .selectFrom('audit')
      .select(({ fn }) => fn.max('id').as('newest'))
      .executeTakeFirst();
    return { matching: await matchingEntries(trx, filter, trail.timeZone), newest: last?.newest ?? 0 };
  });
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const by = sql.raw(`a.at ${direction}, a.id ${direction}`);
  let last: AuditRow | undefined;
  do {
    const after = last === undefined ? sql`true` : behind(last, direction);
    const { rows, entries } = await read(async (trx) => {
      const rows = await readEntries(
        trx,
        sql`where ${matching} and a.id <= ${newest} and ${after} order by ${by} limit ${CHUNK}`,
      );
      return { rows, entries: await entriesOf(trx, rows, trail) };
    });
    yield entries;
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

/** The rows of a batch. */
const BATCH = 100;

async function* linesOf(
  chunks: AsyncGenerator<AuditEntry[]>,
  speech: Speech,
  written: (count: { entries: number; lines: number }) => void,
): AsyncGenerator<Row[]> {
  for await (const entries of chunks) {
    const lines = entries.flatMap((entry) => linesFor(entry, speech));
    for (let start = 0; start < lines.length; start += BATCH) yield lines.slice(start, start + BATCH);
    written({ entries: entries.length, lines: lines.length });
  }
}

/** Returns a line for each changed field; an entry without any, as a sign-in, has one line. */
function linesFor(entry: AuditEntry, speech: Speech): Row[] {
  const { label, key } = entry;
  const head = [
    entry.at.replace('T', ' '),
    actorText(entry, speech),
    entry.actor,
    entry.address,
    actionName(entry.action, speech),
    entityName(entry.entity, speech),
    label === null ? null : label.name,
    label?.login ?? key,
  ];
  if (entry.changes.length === 0) return [[...head, null, null, null]];
  return entry.changes.map((change) => {
    const text = changeText(entry, change, speech);
    return [...head, text.field, cellOf(text, 'before', speech), cellOf(text, 'after', speech)];
  });
}

/** Of a changed list, the members that were removed are shown as before, those that were added as after. */
function cellOf(text: ChangeText, side: 'before' | 'after', speech: Speech): string | null {
  if (text.members === undefined) return text[side];
  const members = side === 'before' ? text.members.removed : text.members.added;
  return members.length === 0 ? null : joined(members, speech);
}

/** The characters that fit into a cell of a spreadsheet, with room for the number of omitted members. */
const CELL = 32_000;

function joined(members: readonly string[], { say }: Speech): string {
  let length = 0;
  const fitting = members.filter((member) => {
    length += member.length + 2;
    return length <= CELL;
  });
  const more = members.length - fitting.length;
  return [...fitting, ...(more > 0 ? [say('exportFile.facts.more', { smart_count: more })] : [])].join('; ');
}
