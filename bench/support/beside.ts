import { listBanks } from '../../contract/banks';
import { startChild } from './child';
import type { Load, Outcome } from './load';
import { median } from './numbers';
import type { RunningServer } from './server';
import type { Stage } from './stage';

/** A person who works with the console: a few connections that pause between calls. */
const SOMEBODY = { connections: 4, rest: 20 };

/** How long a cheap call of somebody takes, in milliseconds. */
export interface Felt {
  p50: number;
  p99: number;
}

/**
 * Measures the latency of cheap calls while a task runs, in turn with rounds without one.
 * @param tasks each is repeated while its rounds last
 * @returns the medians of the rounds: of those without a task, and of each task by its name
 */
export async function feltBeside<Name extends string>(
  stage: Stage,
  { url }: Pick<RunningServer, 'url'>,
  headers: Record<string, string>,
  tasks: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, Felt> & { nothing: Felt }> {
  const client = startChild(stage, 'load.ts');
  const load: Load = {
    url: `${url}${listBanks.path}?status=1&sort=nome,asc`,
    headers,
    milliseconds: stage.sizes.roundMs,
    ...SOMEBODY,
  };
  const calls = () => client.ask<Outcome>(load);
  const beside = async (work: () => Promise<unknown>) => {
    const ending = new AbortController();
    const working = async () => {
      while (!ending.signal.aborted) await work();
    };
    const [outcome] = await Promise.all([calls().finally(() => ending.abort()), working()]);
    return outcome;
  };

  await calls(); // a warm-up
  const rounds = new Map<Name | 'nothing', Outcome[]>();
  const note = (name: Name | 'nothing', outcome: Outcome) =>
    rounds.set(name, [...(rounds.get(name) ?? []), outcome]);
  for (let round = 0; round < stage.sizes.rounds; round += 1) {
    note('nothing', await calls());
    for (const name of Object.keys(tasks) as Name[]) note(name, await beside(tasks[name]));
  }
  const felt = [...rounds].map(([name, outcomes]) => [
    name,
    { p50: median(outcomes.map(({ p50 }) => p50)), p99: median(outcomes.map(({ p99 }) => p99)) },
  ]);
  return Object.fromEntries(felt) as Record<Name, Felt> & { nothing: Felt };
}
