import { AsyncLocalStorage } from 'node:async_hooks';

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
export const traceStatements =
  <Statement extends { readonly text: string }, Result>(
    _client: unknown,
    send: (statement: Statement) => Promise<Result>,
  ) =>
  (statement: Statement): Promise<Result> => {
    const trace = current.getStore();
    if (trace === undefined) return send(statement);
    const end = trace.statement(statement.text);
    const result = send(statement);
    result.then(() => end(), end);
    return result;
  };
