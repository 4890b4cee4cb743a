import { setTimeout as wait } from 'node:timers/promises';
import { type BulkBatch, getBulk, previewBulk, startBulk } from '../../../contract/bulk';
import { type Operation, pathOf } from '../../../contract/operation';
import type { Db } from '../../../server/platform/db/connections';
import { addUser } from '../../../tests/support/network';
import { Persistent } from '../../../tests/support/soak/again';

/** More than one portion of a job, which another server may have to go on with. */
const PEOPLE = 600;
const REST = 200;

/** Report viewers to be switched off and on again. @returns their keys */
export async function addViewers(db: Db): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < PEOPLE; number += 1)
    ids.push(await addUser(db, { login: String(40_000_000 + number), role: 3, establishments: ['0001'] }));
  return ids;
}

interface Switching {
  url: string;
  authorization: () => string;
  ids: readonly number[];
  stop: AbortSignal;
}

/** Switches all of them off, then on, and so on; ends when they are on. */
export function keepSwitching({ url, authorization, ids, stop }: Switching) {
  const calls = new Persistent(() => url);
  let batches = 0;
  const ask = (operation: Operation, params: object = {}, body?: object) =>
    calls.call<BulkBatch>(pathOf(operation, params), {
      method: operation.method,
      headers: { authorization: authorization(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const run = async () => {
    while (!stop.aborted || batches % 2 === 1) {
      const action = { kind: batches % 2 === 0 ? 'deactivate' : 'activate' };
      const selection = { ids: ids.map(String) };
      let batch = await ask(previewBulk, {}, { resource: 'usuarios', selection, action });
      const { id } = batch;
      do {
        // A second start answers the first one, and one that has failed goes on.
        if (batch.state !== 'running') await ask(startBulk, { id });
        await wait(REST);
        batch = await ask(getBulk, { id });
      } while (batch.state !== 'done');
      if (batch.counts.changed !== ids.length)
        throw new Error(`Bulk work has changed ${batch.counts.changed} of ${ids.length} people`);
      batches += 1;
    }
  };
  return { done: run(), batches: () => batches, retries: () => calls.retries };
}
