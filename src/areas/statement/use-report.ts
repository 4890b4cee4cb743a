import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReportReply, ReportRequest } from '../../../contract/statement';
import { reportOnScreen } from './calls';
import { sameReport } from './filters';

/** A report together with what it was asked for: its period stays true while the filters change. */
export interface Report {
  readonly request: ReportRequest;
  readonly reply: ReportReply;
}

interface Run {
  readonly id: number;
  readonly request: ReportRequest;
  readonly controller: AbortController;
}

/** What the results card shows. */
export interface ReportState {
  /** `null` before the first report and after one that failed. */
  readonly report: Report | null;
  /** What the report that runs was asked for; `null` where none runs. */
  readonly asked: ReportRequest | null;
  /** Why the last run failed; `null` when it did not. */
  readonly failure: unknown;
}

/** LIST-04: kept while the person moves between screens; a sign-out clears the query cache. */
const KEPT = ['statement', 'report'];

/**
 * Runs the report. The newest run wins: it aborts the one before it, and so does leaving the page (LIST-05).
 * Asking again for what is being fetched changes nothing, so that a double click sends one call.
 */
export function useReport(onFailure: (error: unknown) => void) {
  const cache = useQueryClient();
  const { data: report = null } = useQuery<Report | null>({
    queryKey: KEPT,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const current = useRef<Run>(undefined);
  const count = useRef(0);
  const [running, setRunning] = useState<Run | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => () => abandon(current), []);

  const run = (request: ReportRequest) => {
    if (current.current !== undefined && sameReport(current.current.request, request)) return;
    abandon(current);
    count.current += 1;
    const started: Run = { id: count.current, request, controller: new AbortController() };
    current.current = started;
    setRunning(started);
    setFailure(null);

    const settled = (result: Report | null, error: unknown) => {
      if (current.current !== started) return; // a newer run, or nobody, is waiting
      current.current = undefined;
      cache.setQueryData<Report | null>(KEPT, result);
      setRunning(null);
      setFailure(error);
      if (error !== null) onFailure(error);
    };
    reportOnScreen(request, started.controller.signal).then(
      (reply) => settled({ request, reply }, null),
      (error: unknown) => settled(null, error ?? new Error('The report failed')),
    );
  };

  return { report, asked: running?.request ?? null, runId: running?.id ?? null, failure, run };
}

function abandon(current: { current: Run | undefined }): void {
  current.current?.controller.abort();
  current.current = undefined;
}
