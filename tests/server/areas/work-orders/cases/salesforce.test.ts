import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Case,
  CaseSystem,
  ChangedCase,
} from '../../../../../server/areas/work-orders/cases/case-system';
import { salesforce } from '../../../../../server/areas/work-orders/cases/salesforce/salesforce';
import { caseSystemSettings } from '../../../../../server/areas/work-orders/cases/salesforce/settings';
import { readConfig } from '../../../../../server/config';
import { SECRET, type TestSalesforce, testSalesforce } from '../../../../support/salesforce';

let outside: TestSalesforce;
let now = new Date('2026-11-20T15:00:00Z');
beforeAll(async () => {
  outside = await testSalesforce();
});
beforeEach(() => {
  outside.reset();
  now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => outside.close());

const never = new AbortController().signal;

function system(environment: Record<string, string> = {}, callMs?: number): CaseSystem {
  const caseSystem = readConfig({ ...outside.environment, ...environment }).of(caseSystemSettings);
  if (caseSystem === null) throw new Error('It is not configured');
  return salesforce(caseSystem, () => now, callMs);
}

const one: Case = {
  externalId: '6f7a2c4e-0f0e-4b58-9a43-2f4f2f5f6a7b',
  subject: '7 Manutenção de terminal - T0001 - Shop 1',
  description: 'The drawer does not open.',
  requester: { name: 'Ana', email: 'ana@example.com', phone: '(11) 90123-4567' },
  status: null,
};
const kinds = () => outside.calls.map(({ kind }) => kind);

async function changes(of: CaseSystem, since: Date | null = null) {
  const all: ChangedCase[] = [];
  let last: Date | null = null;
  for await (const { changed, until } of of.changes(since, never)) {
    all.push(...changed);
    last = until ?? last;
  }
  return { all, last };
}

describe('a case at Salesforce', () => {
  test('is created and updated by its external id', async () => {
    const to = system();
    await to.save(one, never);
    await to.save({ ...one, status: 1 }, never);
    expect(outside.cases).toMatchObject([{ externalId: one.externalId, Status: 'Closed' }]);
    const [, created, updated] = outside.calls;
    expect([created?.method, created?.path]).toEqual([
      'PATCH',
      `/services/data/v62.0/sobjects/Case/Cofre_Id__c/${one.externalId}`,
    ]);
    expect(JSON.parse(created?.body ?? '')).toEqual({
      Subject: one.subject,
      Description: one.description,
      SuppliedName: 'Ana',
      SuppliedEmail: 'ana@example.com',
      SuppliedPhone: '(11) 90123-4567',
    });
    expect(JSON.parse(updated?.body ?? '')).toMatchObject({ Status: 'Closed' });
  });

  test('has texts that fit into its fields', async () => {
    await system().save({ ...one, subject: 's'.repeat(300), description: 'd'.repeat(40_000) }, never);
    const { Subject, Description } = outside.cases[0]?.fields ?? {};
    expect([Subject?.length, Description?.length]).toEqual([255, 32_000]);
  });

  test('exists once, although the server returned 500 after it had stored it', async () => {
    const to = system();
    outside.disturb('save', { after: true, status: 500, body: [{ errorCode: 'UNKNOWN_EXCEPTION' }] });
    await expect(to.save(one, never)).rejects.toMatchObject({
      problem: 'failed',
      detail: '500 UNKNOWN_EXCEPTION',
    });
    await to.save(one, never);
    expect(outside.cases.length).toBe(1);
  });

  test('is a duplicate if several have its id, and none of them is changed', async () => {
    const kept = { Id: '5001', externalId: one.externalId, Status: 'New', stamp: 0, fields: {} };
    outside.cases.push({ ...kept }, { ...kept, Id: '5002' });
    await expect(system().save(one, never)).rejects.toMatchObject({ problem: 'duplicate', detail: '300' });
    expect(outside.cases.map(({ fields }) => fields)).toEqual([{}, {}]);
  });
});

describe('the token', () => {
  test('is requested once, by client credentials, and sent with each call', async () => {
    const to = system();
    await to.save(one, never);
    await to.save(one, never);
    expect(kinds()).toEqual(['token', 'save', 'save']);
    const [asked, first, second] = outside.calls;
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'an-id',
      client_secret: SECRET,
    });
    expect(asked?.headers.authorization).toBeUndefined();
    expect(first?.headers.authorization).toMatch(/^Bearer 00D!/);
    expect(second?.headers.authorization).toBe(first?.headers.authorization);
  });

  test('is requested again if it is no longer valid, and the call is repeated', async () => {
    const to = system();
    await to.save(one, never);
    outside.expire();
    await to.save({ ...one, status: 2 }, never);
    expect(kinds()).toEqual(['token', 'save', 'save', 'token', 'save']);
    expect(outside.cases).toMatchObject([{ Status: 'Working' }]);
  });

  test('is requested again before it expires, if its reply says when', async () => {
    const to = system();
    outside.disturb('token', {
      status: 200,
      body: { access_token: 'short', instance_url: outside.url, expires_in: 120 },
    });
    await expect(to.save(one, never)).resolves.toBeUndefined();
    // The first one is unknown to the server: it was replaced.
    expect(kinds()).toEqual(['token', 'save', 'token', 'save']);
    outside.disturb('token', {
      status: 200,
      body: { access_token: 'short', instance_url: outside.url, expires_in: 120 },
    });
    const other = system();
    outside.calls.length = 0;
    await other.save(one, never);
    now = new Date(now.getTime() + 3_600_000);
    await other.save(one, never);
    expect(kinds()).toEqual(['token', 'save', 'token', 'save', 'save']);
  });

  test('that is refused twice is reported, after only two attempts', async () => {
    const to = system();
    const refused = { status: 401, body: [{ message: 'x', errorCode: 'INVALID_SESSION_ID' }] };
    outside.disturb('save', refused, refused);
    await expect(to.save(one, never)).rejects.toMatchObject({
      problem: 'unauthorized',
      detail: '401 INVALID_SESSION_ID',
    });
    expect(kinds()).toEqual(['token', 'save', 'token', 'save']);
  });

  test('is refused for a wrong secret, which is in no error', async () => {
    const wrong = 'another-secret-of-some-length';
    const failed = await system({ PORTAL_SALESFORCE_CLIENT_SECRET: wrong })
      .save(one, never)
      .catch((error: unknown) => error as Error);
    expect(failed).toMatchObject({ problem: 'unauthorized', detail: '400 invalid_client' });
    expect(`${failed?.message} ${failed?.stack} ${JSON.stringify(failed)}`).not.toContain(wrong);
  });

  test('is sent only to its organization, whatever a reply says', async () => {
    const to = system();
    outside.disturb('query', {
      status: 200,
      body: {
        done: false,
        records: [],
        nextRecordsUrl: 'https://elsewhere.example.com/services/data/v62.0/query/1',
      },
    });
    await expect(changes(to)).rejects.toMatchObject({ problem: 'refused' });
    outside.disturb('save', { status: 302, headers: { location: 'https://elsewhere.example.com/' } });
    await expect(to.save(one, never)).rejects.toMatchObject({ problem: 'unreachable', detail: '302' });
  });
});

describe('a failure', () => {
  test.each([
    [403, 'REQUEST_LIMIT_EXCEEDED', 'limit', true],
    [429, 'TOO_MANY', 'limit', true],
    [503, 'SERVER_UNAVAILABLE', 'unreachable', true],
    [500, 'UNKNOWN_EXCEPTION', 'failed', false],
    [400, 'UNABLE_TO_LOCK_ROW', 'failed', false],
    [400, 'REQUIRED_FIELD_MISSING', 'refused', false],
    [403, 'INSUFFICIENT_ACCESS_OR_READONLY', 'refused', false],
    [404, 'NOT_FOUND', 'refused', false],
  ])('%i %s is %s', async (status, errorCode, problem, concernsEverything) => {
    outside.disturb('save', {
      status,
      body: [{ message: 'ana@example.com is wrong', errorCode, fields: ['SuppliedEmail'] }],
      headers: { 'retry-after': '90' },
    });
    const failed = (await system()
      .save(one, never)
      .catch((error: unknown) => error)) as Error;
    expect(failed).toMatchObject({
      problem,
      concernsEverything,
      detail: `${status} ${errorCode} (SuppliedEmail)`,
    });
    // The message of the server may contain names of people.
    expect(failed.message).not.toContain('ana@');
  });

  test('has the time after which another attempt makes sense', async () => {
    outside.disturb('save', { status: 503, headers: { 'retry-after': '90' } });
    await expect(system().save(one, never)).rejects.toMatchObject({ retryAfter: 90 });
  });

  test('is a reply without JSON, a broken connection, and an unreachable host', async () => {
    const to = system();
    outside.disturb('save', { status: 503, body: '<html>' }, { lost: true });
    await expect(to.save(one, never)).rejects.toMatchObject({ problem: 'unreachable', detail: '503' });
    await expect(to.save(one, never)).rejects.toMatchObject({ problem: 'unreachable' });
    const nobody = system({ PORTAL_SALESFORCE_URL: 'http://127.0.0.1:9' });
    await expect(nobody.save(one, never)).rejects.toMatchObject({ problem: 'unreachable' });
  });

  test('is a reply that does not arrive in time', async () => {
    let answer = () => {};
    outside.disturb('save', { slow: new Promise((resolve) => (answer = resolve)) });
    const failed = system({}, 300).save(one, never);
    await expect(failed).rejects.toMatchObject({ problem: 'unreachable', detail: 'timeout' });
    answer();
  });

  test('is not the end of the server', async () => {
    let answer = () => {};
    outside.disturb('save', { slow: new Promise((resolve) => (answer = resolve)) });
    const stopped = new AbortController();
    const saving = system().save(one, stopped.signal);
    const ended = expect(saving).rejects.toThrow('The server ends');
    await expect.poll(kinds).toEqual(['token', 'save']);
    stopped.abort(new Error('The server ends'));
    await ended;
    answer();
    await sleep(1);
  });
});

describe('a change at Salesforce', () => {
  const id = (last: number) => `6f7a2c4e-0f0e-4b58-9a43-00000000000${last}`;

  test('is returned with its status, the earliest first, in portions', async () => {
    const to = system();
    for (const last of [1, 2, 3, 4, 5]) await to.save({ ...one, externalId: id(last) }, never);
    outside.change(id(2), 'Closed - Duplicate');
    outside.change(id(1), 'Working');
    outside.change(id(3), 'Escalated');
    outside.portion = 2;
    outside.calls.length = 0;
    const { all, last } = await changes(to);
    expect(all).toEqual([
      { externalId: id(4), status: 0 },
      { externalId: id(5), status: 0 },
      { externalId: id(2), status: 1 },
      { externalId: id(1), status: 2 },
      { externalId: id(3), status: null },
    ]);
    expect(kinds()).toEqual(['query', 'query', 'query']);
    expect(last?.getTime()).toBe(Math.max(...outside.cases.map(({ stamp }) => stamp)));
    // Later queries return only the changes since then.
    expect((await changes(to, last)).all).toEqual([{ externalId: id(3), status: null }]);
  });

  test('is queried with the values and names of the configuration', async () => {
    const to = system({ PORTAL_SALESFORCE_STATUSES: 'Novo, Atendido,Fechado' });
    await to.save({ ...one, status: 2 }, never);
    expect(outside.cases[0]?.Status).toBe('Atendido');
    expect((await changes(to)).all).toEqual([{ externalId: one.externalId, status: 2 }]);
    await expect(changes(system({ PORTAL_SALESFORCE_EXTERNAL_ID: 'Other__c' }))).rejects.toMatchObject({
      problem: 'refused',
      detail: '400 MALFORMED_QUERY',
    });
  });
});
