import { z } from 'zod';
import { cutToUnits } from '../../../../../contract/text-forms';
import { ORDER_STATUS } from '../../../../../contract/work-orders';
import { type Case, CaseFailure, type CaseSystem, type ChangedCase } from '../case-system';
import { failureOf } from './failure';
import { jsonOf, SalesforceSession } from './session';
import type { SalesforceSettings } from './settings';

/** The maximum lengths of the fields of a Case. */
const LENGTH = { Subject: 255, Description: 32_000, SuppliedName: 80, SuppliedEmail: 80, SuppliedPhone: 40 };

/** The timeout of a call; a call that takes longer is repeated later. */
const CALL_MS = 15_000;

/** The number of records in a portion of changes. */
const PORTION = 200;

/**
 * Work orders as cases of a Salesforce organization, by its REST API.
 *
 * | What    | Call                                                                                      |
 * |---------|-------------------------------------------------------------------------------------------|
 * | token   | `POST /services/oauth2/token`, client credentials                                         |
 * | save    | `PATCH /services/data/vXX.X/sobjects/Case/<external id field>/<id>`: 201, 200, 204; 300   |
 * | changes | `GET /services/data/vXX.X/query?q=<SOQL>`, then the address of `nextRecordsUrl`           |
 *
 * @param now the portal's clock, which decides when tokens expire
 * @param callMs the timeout of a call, in milliseconds
 */
export function salesforce(settings: SalesforceSettings, now: () => Date, callMs = CALL_MS): CaseSystem {
  const session = new SalesforceSession(settings, now, callMs);
  const root = `/services/data/v${settings.version}`;
  return {
    name: 'Salesforce',
    save: async (one, signal) => {
      const path = `${root}/sobjects/${settings.object}/${settings.externalIdField}/${encodeURIComponent(one.externalId)}`;
      const request = {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fieldsOf(settings, one)),
      };
      const reply = await session.call(path, request, signal);
      if (![200, 201, 204].includes(reply.status)) throw failureOf(reply);
    },
    async *changes(since, signal) {
      const headers = { 'sforce-query-options': `batchSize=${PORTION}` };
      let path: string | undefined =
        `${root}/query?${new URLSearchParams({ q: changesQuery(settings, since) })}`;
      while (path !== undefined) {
        const reply = await session.call(path, { headers }, signal);
        if (reply.status !== 200) throw failureOf(reply);
        const portion = portionOf(settings, reply.text);
        yield portion;
        path = portion.next;
      }
    },
  };
}

function fieldsOf({ statuses }: SalesforceSettings, { subject, description, requester, status }: Case) {
  const fields = {
    Subject: subject,
    Description: description,
    SuppliedName: requester.name,
    SuppliedEmail: requester.email,
    SuppliedPhone: requester.phone,
  };
  const cut = Object.entries(fields).map(([name, text]) => [
    name,
    cutToUnits(text, LENGTH[name as keyof typeof LENGTH]),
  ]);
  return { ...Object.fromEntries(cut), ...(status !== null && { Status: statuses[status] }) };
}

/** Builds SOQL safely: the names are checked by the configuration, and the moment is formatted from a date. */
function changesQuery({ object, externalIdField }: SalesforceSettings, since: Date | null): string {
  const later = since === null ? '' : ` and SystemModstamp >= ${since.toISOString()}`;
  return `select ${externalIdField}, Status, IsClosed, SystemModstamp from ${object}
    where ${externalIdField} != null${later} order by SystemModstamp, Id`.replaceAll(/\s+/g, ' ');
}

const queried = z.object({
  records: z.array(
    z.looseObject({ Status: z.string().nullable(), IsClosed: z.boolean(), SystemModstamp: z.string() }),
  ),
  nextRecordsUrl: z.string().nullish(),
});

interface Portion {
  changed: ChangedCase[];
  until: Date | null;
  next: string | undefined;
}

/** @throws CaseFailure for a reply that does not have the form of a query result */
function portionOf({ externalIdField, statuses }: SalesforceSettings, text: string): Portion {
  const parsed = queried.safeParse(jsonOf(text));
  if (!parsed.success) throw new CaseFailure('unreachable', '200 without records');
  const { records, nextRecordsUrl } = parsed.data;
  const statusOf = (word: string | null, isClosed: boolean): ChangedCase['status'] => {
    // Several statuses of the system may mean closed.
    if (isClosed) return ORDER_STATUS.closed;
    if (word === statuses[ORDER_STATUS.attended]) return ORDER_STATUS.attended;
    return word === statuses[ORDER_STATUS.waiting] ? ORDER_STATUS.waiting : null;
  };
  const last = new Date(records.at(-1)?.SystemModstamp ?? Number.NaN);
  return {
    changed: records.map((record) => ({
      externalId: String(record[externalIdField]),
      status: statusOf(record.Status, record.IsClosed),
    })),
    until: Number.isNaN(last.getTime()) ? null : last,
    next: nextRecordsUrl ?? undefined,
  };
}
