import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { getBank, listBanks, updateBank } from '../../../contract/banks';
import { type Operation, pathOf } from '../../../contract/operation';
import { login } from '../../../contract/session';
import { depositReport } from '../../../contract/statement';
import { PASSWORD } from '../../support/network';
import { reportRequest } from '../engines/exports/statement-file';

/* People who work all the time on a server whose database is unavailable at times. */

/** The timeout of the console: a call that still waits then hangs. */
const BOUND = 30_000;
const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  message: 'The service is temporarily unavailable. Try again in a moment.',
};

/** Rows of the file, of 1.00 each: its total comes last. */
export const FILE_ROWS = 12_000;

/** The reply that a call may have while the database is unavailable. */
class Away extends Error {}
/** A file that was being sent. */
class Broken extends Error {}

/** One person who makes the same call again and again. */
export interface Caller {
  answered: number;
  /** 503 in the documented form, with Retry-After. */
  away: number;
  /** Every other reply, and calls without one. */
  wrong: string[];
  stop: () => void;
  ended: Promise<void>;
}

/** What the server has acknowledged, save by save. */
export interface Save {
  code: string;
  version: number;
  length: number;
}

/** What stands between the callers and the servers. */
export interface Way {
  /** The timeout of a call: without a standby it may wait for the lock of a commit that waits. */
  timeout: number;
  /** Whether a reply reports that a part of the way is gone, or that an unacknowledged save was stored. */
  isAway(status: number): boolean;
  /** Passes the robot check and signs in; the header of a call. */
  signIn(): Promise<string>;
}

async function send(
  address: string,
  operation: Operation,
  authorization: string,
  {
    params = {},
    query = '',
    body = undefined as object | undefined,
    way = undefined as Way | undefined,
  } = {},
) {
  const answer = await fetch(address + pathOf(operation, params) + query, {
    method: operation.method,
    headers: {
      'accept-language': 'en',
      ...(authorization !== '' && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(way?.timeout ?? BOUND),
  }).catch(broken(way));
  return said(answer, way);
}

/** A broken connection is the only accepted failure if the ends of the connection are killed. */
const broken = (way: Way | undefined) => (error: Error) => {
  throw way !== undefined && error.name === 'TypeError' ? new Away() : error;
};

/** The JSON of a reply. @throws Away if it is that of an outage, Error for every other refusal */
async function said(answer: Response, way?: Way) {
  if (way?.isAway(answer.status)) throw new Away();
  const reply = await answer.json().catch(broken(way));
  if (answer.status === 200) return reply;
  const form =
    typeof reply === 'string'
      ? reply === `503${UNAVAILABLE.message}`
      : JSON.stringify(reply) === JSON.stringify(UNAVAILABLE);
  if (answer.status === 503 && form && answer.headers.get('retry-after') === '5') throw new Away();
  throw new Error(`${answer.status} ${JSON.stringify(reply)}`);
}

function repeating(name: string, call: () => Promise<unknown>): Caller {
  let working = true;
  const caller: Caller = {
    answered: 0,
    away: 0,
    wrong: [],
    stop: () => {
      working = false;
    },
    ended: Promise.resolve(),
  };
  caller.ended = (async () => {
    while (working) {
      try {
        await call();
        caller.answered += 1;
      } catch (error) {
        if (error instanceof Away) caller.away += 1;
        else if (!(error instanceof Broken)) caller.wrong.push(`${name}: ${inspect(error)}`);
      }
      await sleep(20);
    }
  })();
  return caller;
}

export async function signedIn(address: string): Promise<string> {
  const { token } = await send(address, login, '', { body: { user: '10000001', password: PASSWORD } });
  return `Bearer ${token}`;
}

/** Sixteen people: lists, the statement, saves of each bank, files, sign-ins. */
export async function callers(
  address: string,
  day: string,
  banks: readonly string[],
  saved: Save[],
  way?: Way,
): Promise<Caller[]> {
  const signIn = () => way?.signIn() ?? signedIn(address);
  let authorization = await signIn();
  const request = reportRequest({ tsInicio: `${day} 00:00:00`, tsFim: `${day} 23:59:59`, ecs: ['0001'] });
  const report = (formato: string) =>
    send(address, depositReport, authorization, { query: `?formato=${formato}`, body: request, way });

  const save = async (codigoBancario: string) => {
    const bank = await send(address, getBank, authorization, { params: { codigoBancario }, way });
    const { parceiro, ativo, version } = bank;
    const length = (bank.tamanhoCodigoDepositoIdentificado + 1) % 21;
    const body = { parceiro, ativo, version, tamanhoCodigoDepositoIdentificado: length };
    const kept = await send(address, updateBank, authorization, { params: { codigoBancario }, body, way });
    saved.push({
      code: codigoBancario,
      version: kept.version,
      length: kept.tamanhoCodigoDepositoIdentificado,
    });
  };
  const file = async () => {
    const { urlDownload } = await report('csv');
    const answer = await fetch(address + urlDownload, {
      headers: { authorization, 'accept-language': 'en' },
      signal: AbortSignal.timeout(way?.timeout ?? BOUND),
    }).catch(broken(way));
    if (answer.status !== 200) await said(answer, way);
    const text = await answer.text().catch((error: Error) => {
      // A file that is being sent breaks; one that is paused does not.
      throw error.name === 'TimeoutError' ? error : new Broken();
    });
    if (!text.includes(`,${FILE_ROWS}.00,`)) throw new Error(`half of a file was whole: …${text.slice(-80)}`);
  };
  const times = (count: number, make: (index: number) => Caller) =>
    Array.from({ length: count }, (_, index) => make(index));
  return [
    ...times(4, () => repeating('list', () => send(address, listBanks, authorization, { way }))),
    ...times(4, () => repeating('statement', () => report('tela'))),
    ...banks.map((code) => repeating('save', () => save(code))),
    ...times(3, () => repeating('file', file)),
    repeating('sign-in', async () => {
      authorization = await signIn();
      await sleep(400); // within the limit of public calls
    }),
  ];
}
