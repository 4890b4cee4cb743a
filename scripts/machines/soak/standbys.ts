import { setTimeout as sleep } from 'node:timers/promises';
import { getBank, updateBank } from '../../../contract/banks';
import { pathOf } from '../../../contract/operation';
import { untilWhole } from '../databases';
import type { Machines } from '../machines';
import { signIn } from './sign-in';
import type { Workload } from './workload';

/** What is under way when the last standby says goodbye is answered or not within this time. */
const SETTLING = 2000;
/** Longer than any save waits for a standby. */
const PATIENCE = 60_000;

/**
 * Stops both standbys: nothing is acknowledged, who saves is told 503, reading goes on. Then they come back.
 * @returns what happened, line by line
 * @throws Error where a write was acknowledged that one machine alone has
 */
export async function withoutStandbys(machines: Machines, { writes, goesOn }: Workload): Promise<string[]> {
  const { url, databases, now } = machines;
  const authorization = await signIn(url);
  const call = (operation: typeof getBank | typeof updateBank, body?: object) =>
    fetch(url + pathOf(operation, { codigoBancario: '033' }), {
      method: operation.method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  const bank = await (await call(getBank)).json();
  const primary = await now('primary');
  const standbys = databases.filter((database) => database !== primary);
  const from = performance.now();
  await Promise.all(standbys.map((standby) => standby.stop()));
  await sleep(SETTLING);
  const before = writes.last;

  const { parceiro, ativo, version } = bank;
  const asked = performance.now();
  const saved = await call(updateBank, { parceiro, ativo, version, tamanhoCodigoDepositoIdentificado: 7 });
  const seconds = ((performance.now() - asked) / 1000).toFixed(1);
  if (saved.status !== 503)
    throw new Error(`Without a standby a save was answered ${saved.status} after ${seconds} s`);
  const read = await call(getBank);
  if (read.status !== 200) throw new Error(`Without a standby a reading was answered ${read.status}`);
  if (writes.last !== before) throw new Error('Without a standby the feed was told that rows are stored');

  for (const standby of standbys) standby.start();
  await untilWhole(databases);
  await goesOn(performance.now());
  return [
    `both standbys were stopped: a save was answered 503 after ${seconds} s, reading went on, nothing was acknowledged`,
    `writes waited for ${writes.longestGapSince(from).toFixed(1)} s, until a standby was back`,
  ];
}
