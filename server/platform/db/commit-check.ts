import { AsyncLocalStorage } from 'node:async_hooks';
import type { RawBuilder } from 'kysely';
import { BEGINS, READS_ONLY, UNFLUSHED, WRITES } from './commits';
import type { Db } from './connections';
import type { Stage, Statement } from './stages';

/** Runs a query on one connection. */
export type RunQuery = <Row>(query: RawBuilder<Row>) => Promise<Row[]>;

/** Throws where the work must not be committed any more. */
type CommitCheck = (run: RunQuery) => Promise<void>;

interface Work {
  readonly check: CommitCheck;
  over: boolean;
}

const current = new AsyncLocalStorage<Work>();

/**
 * Runs work whose writes depend on something that may end meanwhile. The check is made inside each of its transactions
 * that writes, as the last statement before the commit, so that a transaction that has waited for others is rolled back;
 * a statement that writes on its own is made a transaction for it. Nobody who writes has to think of it. What the work
 * has left behind, a timer say, is not checked any more.
 */
export async function withCommitCheck<T>(check: CommitCheck, work: () => Promise<T>): Promise<T> {
  const checked: Work = { check, over: false };
  try {
    return await current.run(checked, work);
  } finally {
    checked.over = true;
  }
}

/** Makes these checks. @param db of the same connections */
export const checkCommits =
  (db: () => Db): Stage =>
  (_client, send) => {
    const run: RunQuery = async <Row>(raw: RawBuilder<Row>) => {
      const { sql: text, parameters: values } = raw.compile(db());
      return (await send({ text, values })).rows as Row[];
    };
    let transaction: 'none' | 'reads' | 'writes' = 'none';
    const commit = async (work: Work) => {
      await work.check(run);
      return send({ text: 'commit' });
    };
    const ended = <T>(result: T) => {
      transaction = 'none';
      return result;
    };
    const alone = async (work: Work, statement: Statement) => {
      await send({ text: 'begin' });
      try {
        const result = await send(statement);
        await commit(work);
        return result;
      } catch (error) {
        await send({ text: 'rollback' }).catch(() => {}); // it fails where the connection is gone, and everything with it
        throw error;
      }
    };
    return (statement) => {
      const { text } = statement;
      const inside = transaction;
      if (BEGINS.test(text)) transaction = READS_ONLY.test(text) ? 'reads' : 'writes';
      else if (text === 'rollback') transaction = 'none';
      const work = current.getStore();
      const checks = work !== undefined && !work.over;
      if (text === 'commit') {
        if (checks && inside === 'writes') return commit(work).then(ended);
        transaction = 'none';
        return send(statement);
      }
      const isAlone = inside === 'none' && WRITES.test(text) && !UNFLUSHED.test(text);
      return checks && isAlone ? alone(work, statement) : send(statement);
    };
  };
