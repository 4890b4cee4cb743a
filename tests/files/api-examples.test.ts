import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiDocument } from '../../contract/api';
import { apiClosing, apiClosingChanges, apiClosings } from '../../contract/api-closings';
import { apiClosingComparison } from '../../contract/api-compared-closings';
import { createApiUser } from '../../contract/api-users';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { pathOf, type ReplyOf } from '../../contract/operation';
import { getSending, type Sending, sendSubscription } from '../../contract/sendings';
import { login } from '../../contract/session';
import { createSubscription } from '../../contract/subscriptions';
import { listEcs } from '../../contract/user-options';
import { createUser } from '../../contract/users';
import { createView } from '../../contract/views';
import { createWebhook, testWebhook } from '../../contract/webhooks';
import { nextBusinessDay } from '../../server/demo/calendar';
import { SANDBOX } from '../../server/demo/sandbox';
import { type ExampleLanguage, exampleIn } from '../../src/areas/api/documentation/examples/examples';
import {
  receiveInJavaScript,
  receiveInPython,
  WEBHOOK_SECRET,
} from '../../src/areas/api/documentation/examples/receive';
import {
  reconcileInJavaScript,
  reconcileInPython,
} from '../../src/areas/api/documentation/examples/reconcile';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  EXAMPLE_FILE,
  exampleRequest,
} from '../../src/areas/api/documentation/examples/request';
import {
  type ApiCall,
  type ApiDocument,
  callsOf,
} from '../../src/areas/api/documentation/reference/document';
import { fetchToken, send } from '../../src/areas/api/documentation/try/send';
import { inFolder } from '../support/programs';
import { startServer } from '../support/server-process';

/*
 * What an integrator pastes from the documentation, run by the programs that integrators have, against a server that was
 * started as an operator starts it, with the API user of its demo.
 */

const folder = mkdtempSync(join(tmpdir(), 'cofre-api-'));
const server = startServer({
  PORTAL_DATA_DIR: folder,
  PORTAL_DEMO_TRANSACTIONS: '4000',
  PORTAL_ROBOT_CHECK: 'off',
  PORTAL_WEBHOOKS_PRIVATE: '127.0.0.0/8',
  LOG_LEVEL: 'info',
});
const started: { kill(): boolean }[] = [];
let origin: string;
let person: string;
interface OwnClient {
  clientId: string;
  clientSecret: string;
}
/** API users of the tests, as a client gets thirty tokens a minute: one for each language, and one for the rest. */
let clients: Record<ExampleLanguage, OwnClient>;
let other: OwnClient;
let calls: ApiCall[];

const today = todayIn('America/Sao_Paulo', new Date());

/** Calls about a closed period, which is the same for everybody. */
const CLOSINGS = [apiClosing.name, apiClosingChanges.name, apiClosingComparison.name];

/** The examples name records by ids; these are the ids that they have here. */
const ids: Record<string, string> = {};
const here = (program: string, { name, parameters }: ApiCall) =>
  parameters
    .filter(({ inPath }) => inPath)
    .reduce((text, { example }) => text.replaceAll(`/${example}`, `/${ids[name]}`), program);

/** The last accounting date before today: there are rows of it. */
const day = (() => {
  const yesterday = addDays(today, -1);
  let last = addDays(yesterday, -10);
  for (let next = last; next <= yesterday; next = nextBusinessDay(next)) last = next;
  return last;
})();

beforeAll(async () => {
  origin = await server.listening();
  person = await signedIn(SANDBOX.manager);
  other = await anotherClient('63000001');
  clients = {
    curl: await anotherClient('63000002'),
    javascript: await anotherClient('63000003'),
    python: await anotherClient('63000004'),
  };
  // Nobody listens there: a sample that is not delivered is an answer as well.
  const nowhere = { url: 'http://127.0.0.1:1/', events: ['day.closed'], establishments: null, active: true };
  const made = (await json(createWebhook.path, nowhere, person)) as { webhook: { id: number } };
  ids.apiSendSample = String(made.webhook.id);
  ids.apiReportFile = await announcedReport(made.webhook.id);
  const { token } = await fetchToken(SANDBOX, { origin, signal: new AbortController().signal });
  for (const [name, path, list] of [
    ['apiOperator', '/api/v1/operators?limit=1', 'operators'],
    ['apiAccount', '/api/v1/accounts?limit=1', 'accounts'],
  ] as const) {
    const page = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    const found = (await page.json()) as Record<string, { id: number }[]>;
    ids[name] = String(found[list]?.[0]?.id);
  }
  // Calls about the account of that id.
  for (const name of ['apiAccountStatement', 'apiStatementFiles', 'apiCreateStatementFile'])
    ids[name] = ids.apiAccount ?? '';
  // The demo has closed months; the newest one stands beside the one before.
  const closed = await fetch(origin + apiClosings.path, { headers: { authorization: `Bearer ${token}` } });
  const { months } = (await closed.json()) as ReplyOf<typeof apiClosings>;
  for (const name of CLOSINGS) ids[name] = months[0]?.month ?? '';
  const answer = await fetch(origin + apiDocument.path, { headers: { authorization: `Bearer ${person}` } });
  calls = callsOf((await answer.json()) as ApiDocument);
}, 120_000);
afterAll(async () => {
  for (const child of started) child.kill();
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** A sending of a subscription of the sandbox's manager, of which a receiver is being told. */
async function announcedReport(webhook: number): Promise<string> {
  const view = (await json(
    createView.path,
    {
      screen: '/transacoes-extrato',
      name: 'Yesterday',
      state: { filter: JSON.stringify({ period: 'yesterday' }) },
      profiles: [],
      people: [],
    },
    person,
  )) as { id: string };
  const wish = { view: view.id, format: 'csv', channel: 'webhook', webhook, recipients: [] };
  const schedule = { rhythm: 'daily', time: '07:00' };
  const { id } = (await json(createSubscription.path, { ...wish, schedule }, person)) as { id: string };
  const path = pathOf(sendSubscription, { id });
  const { sendings } = (await json(path, { test: true }, person)) as ReplyOf<typeof sendSubscription>;
  const sending = sendings[0]?.id ?? '';
  const address = origin + pathOf(getSending, { id: sending });
  await vi.waitFor(
    async () => {
      const answer = await fetch(address, { headers: { authorization: `Bearer ${person}` } });
      expect(((await answer.json()) as Sending).file).toBe(true);
    },
    { timeout: 60_000, interval: 200 },
  );
  return sending;
}

async function signedIn(user: string): Promise<string> {
  return ((await json(login.path, { user, password: 'Demo@2026' })) as { token: string }).token;
}

/** Has an administrator make a manager of three establishments, with an API user. */
async function anotherClient(own: string): Promise<OwnClient> {
  const token = await signedIn('10000001');
  const headers = { authorization: `Bearer ${token}` };
  const shops = (await (await fetch(`${origin}${listEcs.path}?limite=3`, { headers })).json()) as {
    cdEc: string;
  }[];
  const flagUserApi = { codUsuario: null, apiAccess: 1, dtInicio: today, dtFinal: null };
  const manager = {
    name: 'Integrador',
    login: own,
    email: `integrador.${own}@example.com`,
    active: true,
    effectiveRoles: [2],
    escopoAcessoEC: shops.map(({ cdEc }) => cdEc),
    flagUserApi,
  };
  const { id } = (await json(createUser.path, manager, token)) as { id: number };
  return (await json(createApiUser.path, { codUsuario: id }, token)) as OwnClient;
}

/** A call that somebody makes in the console. */
async function json(path: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${text}`);
  return JSON.parse(text);
}

const environment = {
  PATH: process.env.PATH,
  [CLIENT_ID]: SANDBOX.clientId,
  [CLIENT_SECRET]: SANDBOX.clientSecret,
};

/** The same by an API user of the tests. */
const by = ({ clientId, clientSecret }: OwnClient) => ({
  ...environment,
  [CLIENT_ID]: clientId,
  [CLIENT_SECRET]: clientSecret,
});

/** By what each of them is run, from a file or as it is pasted. */
const runners: Record<ExampleLanguage, (file: string) => [program: string, args: string[]]> = {
  curl: (file) => ['sh', ['-e', file]],
  javascript: (file) => [process.execPath, [file]],
  python: (file) => ['/usr/bin/python3', ['-I', file]],
};
const endings: Record<ExampleLanguage, string> = { curl: 'sh', javascript: 'mjs', python: 'py' };

/** Runs a program that was pasted into a file, and returns what it has printed. */
async function run(language: ExampleLanguage, program: string, variables: NodeJS.ProcessEnv = environment) {
  return inFolder(async (place) => {
    const file = join(place, `example.${endings[language]}`);
    await writeFile(file, program);
    const [command, args] = runners[language](file);
    await writeFile(join(place, EXAMPLE_FILE), 'NSU;Valor\n000042;12,50\n');
    const child = spawn(command, args, { env: variables, cwd: place });
    const heard = { output: '', errors: '' };
    child.stdout.on('data', (text) => {
      heard.output += text;
    });
    child.stderr.on('data', (text) => {
      heard.errors += text;
    });
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { code, ...heard };
  });
}

const languages = Object.keys(runners) as ExampleLanguage[];

describe.each(languages)('HELP-07 the examples in %s', (language) => {
  test('HELP-07 of every call run when pasted, and print what the call returns', async () => {
    expect(calls.length).toBeGreaterThanOrEqual(6);
    for (const call of calls) {
      const { code, output, errors } = await run(
        language,
        here(exampleIn(language, call, { origin, day }), call),
        // What has an id is the sandbox's.
        call.parameters.some(({ inPath }) => inPath) && !CLOSINGS.includes(call.name)
          ? environment
          : by(clients[language]),
      );
      expect([code, errors], call.name).toEqual([0, '']);
      if (call.name === 'apiAccountStatement') {
        // Without a wish it is the first form, CNAB 240: lines of 240 digits and letters, the file's own one first.
        expect(output.split('\r\n')[0]).toMatch(/^\d{3}00000 .{231}$/);
        continue;
      }
      if (call.name === 'apiReportFile') {
        expect(output.split('\n').length).toBeGreaterThan(1);
        continue;
      }
      const answer = JSON.parse(output) as Record<string, unknown>;
      expect(Object.keys(answer), call.name).toEqual(
        call.responses[0]?.fields.map(({ name }) => name).filter((name) => !/[.[]/.test(name)),
      );
      for (const list of ['transactions', 'totals', 'rows', 'establishments']) {
        if (Array.isArray(answer[list]))
          expect(answer[list].length, `${call.name} ${list}`).toBeGreaterThan(0);
      }
    }
  });

  test('HELP-07 say what was wrong, and fail', async () => {
    const call = calls.find(({ name }) => name === 'apiTotals') as ApiCall;
    const program = exampleIn(language, call, { origin, day });
    const wrong = await run(language, program, { ...by(clients[language]), [CLIENT_SECRET]: 'wrong' });
    expect(wrong.code).not.toBe(0);
    expect(wrong.output + wrong.errors).toContain('401');
    const noDay = await run(language, program.replace(day, 'yesterday'), by(clients[language]));
    expect(noDay.code).not.toBe(0);
    expect(noDay.output + noDay.errors).toContain('"code":"VALIDATION"');
  });
});

test.each([
  ['javascript', reconcileInJavaScript],
  ['python', reconcileInPython],
] as const)(
  'HELP-07 the first reconciliation in %s agrees, and tells where it does not',
  async (language, make) => {
    const program = make({ origin, day });
    const variables = by(other);
    const good = await run(language, program, variables);
    expect([good.code, good.errors]).toEqual([0, '']);
    const lines = good.output.trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^\d{4}: \d+ transactions, agrees$/);
    expect(lines.some((line) => !line.includes(': 0 '))).toBe(true);
    const differing = async (from: RegExp, to: string) => {
      expect(program).toMatch(from);
      return run(language, program.replace(from, to), variables);
    };
    // In small pages it is the same; with other amounts it is not.
    expect((await differing(/transactions\?/, 'transactions?limit=2&')).output).toBe(good.output);
    const { code, output } = await differing(/row\.amountText\b|row\["amountText"\]/, "'1.00'");
    expect([code, output]).toEqual([1, expect.stringContaining('DIFFERS')]);
  },
);

test.each([
  ['javascript', receiveInJavaScript],
  ['python', receiveInPython],
] as const)(
  'HELP-07 the receiver in %s takes what the portal has signed, and nothing else',
  async (language, program) => {
    await inFolder(async (place) => {
      const file = join(place, `receive.${endings[language]}`);
      await writeFile(file, program);
      const [command, args] = runners[language](file);
      const run = (secret: string) => {
        const child = spawn(command, args, {
          env: { PATH: process.env.PATH, PORT: '0', [WEBHOOK_SECRET]: secret },
        });
        started.push(child);
        let output = '';
        child.stdout.on('data', (text) => {
          output += text;
        });
        child.stderr.on('data', (text) => {
          output += text;
        });
        return { child, output: () => output };
      };
      const portOf = async (output: () => string) => {
        await expect.poll(output, { timeout: 10_000 }).toMatch(/listens on \d+/);
        return /listens on (\d+)/.exec(output())?.[1];
      };
      // Its port has to be known before there is a secret: it moves over once there is one.
      const first = run('whsec_AAAA');
      const port = await portOf(first.output);
      const url = `http://127.0.0.1:${port}/events`;
      const made = (await json(
        createWebhook.path,
        {
          url,
          events: ['day.closed'],
          establishments: null,
          active: true,
        },
        person,
      )) as {
        webhook: { id: number };
        secret: string;
      };
      const { id } = made.webhook;
      const event = () => json(pathOf(testWebhook, { id }), {}, person);
      expect(await event()).toMatchObject({ status: 401 });
      first.child.kill();
      await new Promise((resolve) => first.child.once('close', resolve));
      const second = spawn(command, args, {
        env: { PATH: process.env.PATH, PORT: port, [WEBHOOK_SECRET]: made.secret },
      });
      started.push(second);
      let heard = '';
      second.stdout.on('data', (text) => {
        heard += text;
      });
      await expect.poll(() => heard, { timeout: 10_000 }).toMatch(/listens on/);
      expect(await event()).toMatchObject({ status: 204 });
      await expect.poll(() => heard).toMatch(/webhook\.test \{/);
      // An old one is refused, genuine or not.
      const old = await fetch(url, {
        method: 'POST',
        headers: { 'webhook-timestamp': '1700000000' },
        body: '{}',
      });
      expect(old.status).toBe(401);
      second.kill();
    });
  },
);

test('HELP-07 API-20 what is tried leaves neither token nor secret in the log of the server', async () => {
  const { signal } = new AbortController();
  const { token } = await fetchToken(other, { origin, signal });
  expect(token).toMatch(/^ey/);
  const before = server.output().length;
  for (const call of calls.filter(({ secured }) => secured)) {
    const request = exampleRequest(call, day);
    const json = request.body === null ? null : JSON.stringify(request.body);
    const body = request.file ? new Blob(['NSU']) : json;
    const tried = { ...request, path: here(request.path, call), body, accept: call.forms[0] ?? '*/*' };
    expect(await send(tried, { origin, token: token ?? '', signal }), call.name).toMatchObject({
      // The record with this id is another manager's.
      status: call.parameters.some(({ inPath }) => inPath) && !CLOSINGS.includes(call.name) ? 404 : 200,
    });
    expect((await send(tried, { origin, token: `${token}x`, signal })).status).toBe(401);
  }
  expect(
    (await fetchToken({ ...other, clientSecret: 'another-secret' }, { origin, signal })).token,
  ).toBeNull();
  // The log does say that there were calls.
  await expect.poll(() => server.output().slice(before)).toContain('/api/v1/totals');
  const said = server.output().slice(before) + server.errors();
  for (const secret of [token ?? '', other.clientSecret, 'another-secret', btoa(other.clientSecret)]) {
    expect(said).not.toContain(secret);
  }
});
