import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* Salesforce as its REST reference describes it: tokens, one object, upsert by an external id, queries in portions. */

/** A case as it is kept there. */
interface KeptCase {
  Id: string;
  externalId: string;
  Status: string;
  stamp: number;
  fields: Record<string, string>;
}

/** What the next call of a kind gets instead of its response. */
type Disturbance =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** The call is executed, and then gets this response. */
  | { after: true; status: number; body?: unknown }
  /** The call is executed, and its connection ends without a response. */
  | { lost: true }
  /** The response is sent when this resolves. */
  | { slow: Promise<void> };

type Kind = 'token' | 'save' | 'query';

const CLOSED = ['Closed', 'Closed - Duplicate'];
const fault = (errorCode: string, fields?: string[]) => [
  { message: 'A sentence.', errorCode, ...(fields && { fields }) },
];

export interface TestSalesforce {
  url: string;
  /** The received calls, the oldest first. */
  calls: { kind: Kind; method: string; path: string; body: string; headers: IncomingMessage['headers'] }[];
  cases: KeptCase[];
  /** Of saves under way at this moment, the most there have been at once, by external id. */
  together: Map<string, number>;
  /** Disturbs the next calls of a kind, one after the other. */
  disturb(kind: Kind, ...next: Disturbance[]): void;
  /** Whatever was granted is good no more. */
  expire(): void;
  /** Somebody there changes a case. */
  change(externalId: string, Status: string): void;
  /** Records of a portion. */
  portion: number;
  environment: Record<string, string>;
  reset(): void;
  close(): Promise<void>;
}

export const SECRET = 'a-client-secret-that-nobody-may-read';

export async function testSalesforce(): Promise<TestSalesforce> {
  const tokens = new Set<string>();
  const queues: Record<Kind, Disturbance[]> = { token: [], save: [], query: [] };
  const running = new Map<string, number>();
  let stamp = Date.parse('2026-11-20T15:00:00Z');
  let self: TestSalesforce;

  const send = (
    answer: ServerResponse,
    status: number,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    answer.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers });
    answer.end(body === undefined ? undefined : JSON.stringify(body));
  };

  function token(body: string): [number, unknown] {
    const form = new URLSearchParams(body);
    if (form.get('grant_type') !== 'client_credentials') return [400, { error: 'unsupported_grant_type' }];
    if (form.get('client_id') !== 'an-id')
      return [400, { error: 'invalid_client_id', error_description: 'x' }];
    if (form.get('client_secret') !== SECRET)
      return [400, { error: 'invalid_client', error_description: 'x' }];
    const value = `00D!${randomUUID()}`;
    tokens.add(value);
    return [
      200,
      { access_token: value, instance_url: self.url, token_type: 'Bearer', issued_at: `${stamp}` },
    ];
  }

  function save(externalId: string, body: string): [number, unknown?] {
    const { Status, ...fields } = JSON.parse(body) as Record<string, string>;
    if ('Cofre_Id__c' in fields) return [400, fault('INVALID_FIELD', ['Cofre_Id__c'])];
    const found = self.cases.filter((one) => one.externalId === externalId);
    if (found.length > 1) {
      return [300, found.map(({ Id }) => `/services/data/v62.0/sobjects/Case/${Id}`)];
    }
    stamp += 1000;
    const [known] = found;
    if (known !== undefined) {
      Object.assign(known, { fields, stamp, ...(Status !== undefined && { Status }) });
      return [204];
    }
    const Id = `500${String(self.cases.length).padStart(15, '0')}`;
    self.cases.push({ Id, externalId, Status: Status ?? 'New', stamp, fields });
    return [201, { id: Id, errors: [], success: true, created: true }];
  }

  function query(q: string, from: number): [number, unknown] {
    const since = /SystemModstamp >= (\S+)/.exec(q)?.[1];
    if (
      !q.startsWith(
        'select Cofre_Id__c, Status, IsClosed, SystemModstamp from Case where Cofre_Id__c != null',
      )
    ) {
      return [400, fault('MALFORMED_QUERY')];
    }
    const all = self.cases
      .filter((one) => since === undefined || one.stamp >= Date.parse(since))
      .toSorted((one, other) => one.stamp - other.stamp);
    const records = all.slice(from, from + self.portion).map((one) => ({
      attributes: { type: 'Case', url: `/services/data/v62.0/sobjects/Case/${one.Id}` },
      Cofre_Id__c: one.externalId,
      Status: one.Status,
      IsClosed: CLOSED.includes(one.Status),
      SystemModstamp: new Date(one.stamp).toISOString().replace('Z', '+0000'),
    }));
    const next = from + self.portion;
    const done = next >= all.length;
    const locator = Buffer.from(JSON.stringify([q, next])).toString('base64url');
    return [
      200,
      {
        totalSize: all.length,
        done,
        records,
        ...(!done && { nextRecordsUrl: `/services/data/v62.0/query/${locator}` }),
      },
    ];
  }

  async function answered(kind: Kind, answer: ServerResponse, work: () => [number, unknown?]): Promise<void> {
    const disturbance = queues[kind].shift();
    if (disturbance === undefined) return send(answer, ...work());
    if ('slow' in disturbance) {
      await disturbance.slow;
      return send(answer, ...work());
    }
    if ('lost' in disturbance) {
      work();
      answer.destroy();
      return;
    }
    if ('after' in disturbance) work();
    const { status, body } = disturbance;
    return send(answer, status, body, 'headers' in disturbance ? disturbance.headers : {});
  }

  const server = createServer((request, answer) => {
    void (async () => {
      const pieces: Uint8Array[] = [];
      for await (const piece of request) pieces.push(piece as Uint8Array);
      const body = Buffer.concat(pieces).toString();
      const path = decodeURIComponent(request.url ?? '');
      const url = new URL(request.url ?? '', self.url);
      const note = (kind: Kind) =>
        self.calls.push({ kind, method: request.method ?? '', path, body, headers: request.headers });
      if (url.pathname === '/services/oauth2/token') {
        note('token');
        return answered('token', answer, () => token(body));
      }
      const known = tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''));
      const saved = /^\/services\/data\/v62\.0\/sobjects\/Case\/Cofre_Id__c\/([^/]+)$/.exec(url.pathname);
      const more = /^\/services\/data\/v62\.0\/query\/(.+)$/.exec(url.pathname);
      const kind: Kind = saved ? 'save' : 'query';
      note(kind);
      if (!known) return send(answer, 401, fault('INVALID_SESSION_ID'));
      if (saved?.[1] !== undefined && request.method === 'PATCH') {
        const id = saved[1];
        const count = (running.get(id) ?? 0) + 1;
        running.set(id, count);
        self.together.set(id, Math.max(count, self.together.get(id) ?? 0));
        await answered('save', answer, () => save(id, body));
        running.set(id, (running.get(id) ?? 1) - 1);
        return;
      }
      if (more?.[1] !== undefined) {
        const [q, from] = JSON.parse(Buffer.from(more[1], 'base64url').toString()) as [string, number];
        return answered('query', answer, () => query(q, from));
      }
      if (url.pathname === '/services/data/v62.0/query') {
        return answered('query', answer, () => query(url.searchParams.get('q') ?? '', 0));
      }
      return send(answer, 404, fault('NOT_FOUND'));
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  self = {
    url,
    calls: [],
    cases: [],
    together: new Map(),
    portion: 200,
    disturb: (kind, ...next) => void queues[kind].push(...next),
    expire: () => tokens.clear(),
    change: (externalId, Status) => {
      stamp += 1000;
      for (const one of self.cases) if (one.externalId === externalId) Object.assign(one, { Status, stamp });
    },
    environment: {
      PORTAL_SALESFORCE_URL: url,
      PORTAL_SALESFORCE_CLIENT_ID: 'an-id',
      PORTAL_SALESFORCE_CLIENT_SECRET: SECRET,
    },
    reset: () => {
      for (const queue of Object.values(queues)) queue.length = 0;
      self.calls.length = 0;
      self.cases.length = 0;
      self.together.clear();
      tokens.clear();
      self.portion = 200;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return self;
}
