import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '../../../contract/languages';
import { useKept } from '../../kit/use-kept';
import { isNetworkLost, whenReachable } from '../../portal/network';
import { useFormat } from '../../ui/format/use-format';

/** A report together with what it was asked for: its period stays true while the filters change. */
export interface Report<Request, Reply> {
  readonly request: Request;
  readonly reply: Reply;
  /** When it arrived, in milliseconds. */
  readonly at: number;
}

interface Run<Request> {
  readonly id: number;
  readonly request: Request;
  readonly controller: AbortController;
}

interface Unanswered<Request> {
  readonly request: Request;
  readonly error: unknown;
}

/** What the results card shows. */
export interface ReportState<Request, Reply> {
  /** `null` before the first report and after one that failed, except for a want of network. */
  readonly report: Report<Request, Reply> | null;
  /** The request of the report that runs; `null` where none runs. */
  readonly pending: Request | null;
  /** Why the last run failed; `null` when it did not. */
  readonly failure: unknown;
}

interface Options<Request, Reply> {
  /** LIST-04: under which the report is kept while the person moves between screens; a sign-out clears it. */
  name: string;
  fetchReport: (request: Request, signal: AbortSignal) => Promise<Reply>;
  /** Whether two requests ask for the same report. */
  same: (one: Request, other: Request) => boolean;
  onFailure: (error: unknown) => void;
}

/**
 * Runs a report. A new run aborts the previous one, and so does leaving the page (LIST-05). Asking again for the
 * report that is being fetched does nothing, so that a double click sends one call.
 */
export function useReport<Request, Reply>({ name, fetchReport, same, onFailure }: Options<Request, Reply>) {
  type Kept = Report<Request, Reply> | null;
  const [report, keepReport] = useKept<Kept>(`report of ${name}`, null);
  const current = useRef<Run<Request>>(undefined);
  const count = useRef(0);
  const [running, setRunning] = useState<Run<Request> | null>(null);
  /** Keeps a report that nobody answered, also while the person is on another page. */
  const [unanswered, keepUnanswered] = useKept<Unanswered<Request> | null>(`report of ${name}, lost`, null);
  const [failure, setFailure] = useState<unknown>(unanswered?.error ?? null);

  const lost = useRef<() => void>(undefined);
  const { language } = useFormat();
  /** The failure of the last run, and the language that it was asked for in. */
  const failed = useRef<{ request: Request; language: Language }>(undefined);

  const run = (request: Request) => {
    if (current.current !== undefined && same(current.current.request, request)) return;
    abandon(current);
    lost.current?.();
    count.current += 1;
    const started: Run<Request> = { id: count.current, request, controller: new AbortController() };
    current.current = started;
    const show = () => {
      setRunning(started);
      setFailure(null);
    };
    // A page of rows turns grey by it, which the pressed button does not wait for.
    if (report === null) show();
    else startTransition(show);

    const settled = (result: Kept, error: unknown) => {
      if (current.current !== started) return; // a newer run, or nobody, is waiting
      current.current = undefined;
      // Where nobody answered, the report on the screen stays, and this one comes by itself.
      if (isNetworkLost(error)) lost.current = whenReachable(() => run(request));
      if (result !== null || !isNetworkLost(error)) keepReport(result);
      keepUnanswered(isNetworkLost(error) ? { request, error } : null);
      failed.current = error === null ? undefined : { request, language };
      setRunning(null);
      setFailure(error);
      if (error !== null) onFailure(error);
    };
    fetchReport(request, started.controller.signal).then(
      (reply) => settled({ request, reply, at: Date.now() }, null),
      (error: unknown) => settled(null, error ?? new Error('The report failed')),
    );
  };

  const waitAgain = useEffectEvent(() => {
    if (unanswered === null || current.current !== undefined) return;
    lost.current = whenReachable(() => run(unanswered.request));
  });
  useEffect(() => {
    waitAgain();
    return () => {
      abandon(current);
      lost.current?.();
    };
  }, []);

  const sayAgain = useEffectEvent((spoken: Language) => {
    if (failed.current !== undefined && failed.current.language !== spoken) run(failed.current.request);
  });
  // The server says why it refused in the language of the call.
  useEffect(() => sayAgain(language), [language]);

  const forgetFailure = () => {
    failed.current = undefined;
    setFailure(null);
  };

  return {
    forgetFailure,
    report,
    pending: running?.request ?? null,
    runId: running?.id ?? null,
    failure,
    run,
  };
}

function abandon(current: { current: Pick<Run<never>, 'controller'> | undefined }): void {
  current.current?.controller.abort();
  current.current = undefined;
}
