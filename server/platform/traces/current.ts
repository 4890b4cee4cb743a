import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** Ends a span; `failure` is the reason where it has failed. */
type End = (failure?: unknown) => void;

/** The trace of a call. */
export interface CallTrace {
  /** Begins a statement of it. @param text with placeholders, without values */
  statement(text: string): End;
}

const current = new AsyncLocalStorage<CallTrace>();

/** Runs work in the context of a call: its statements become part of the trace of the call. */
export const within = <Result>(trace: CallTrace, work: () => Result): Result => current.run(trace, work);

/** Tells the trace of the present call, if there is one, of the statements that a connection is sent. */
export function traceStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: [unknown, unknown?]) => {
      const trace = current.getStore();
      const [text] = args;
      if (trace === undefined || typeof text !== 'string') return query(...args);
      const end = trace.statement(text);
      const result = query(...args);
      if (result instanceof Promise) result.then(() => end(), end);
      else end();
      return result;
    },
  });
}
