import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Operation } from '../../../contract/operation';
import { cutToUnits } from '../../../contract/text-forms';
import { version } from '../version';
import type { CallTrace } from './current';

/** The longest statements carry lists of columns; more of one tells nobody more. */
const TEXT_LENGTH = 4000;

/** The trace of a call that is under way. */
interface RunningTrace extends CallTrace {
  /** @param status of the answer; `null`: its caller has left */
  end(status: number | null): void;
}

/** The traces of the calls of a server. */
interface Traces {
  /** @param parent what the caller says in `traceparent`: the trace that this call is a part of */
  begin(operation: Operation, call: { requestId: string; parent: string | null }): RunningTrace;
  /** Sends the remaining spans, within so many milliseconds. */
  stop(milliseconds: number): Promise<void>;
}

/**
 * Opens the export to a receiver that speaks OTLP over HTTP. OpenTelemetry's own variables say how much is sampled
 * and queued, and which headers are sent. Nothing is registered for the whole process: our spans are begun in two
 * places, by hand.
 * @param onLost called with the reason when spans were not accepted
 */
export function openTraces(url: string, onLost: (reason: string) => void): Traces {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'cofre', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(watched(new OTLPTraceExporter({ url }), onLost))],
  });
  const tracer = provider.getTracer('cofre', version);
  return {
    begin: (operation, { requestId, parent }) => {
      const { method, path, name } = operation;
      const span = tracer.startSpan(
        `${method} ${path}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            // The pattern of the route, because an address contains names and numbers of people.
            'http.route': path,
            'cofre.operation': name,
            'cofre.request_id': requestId,
          },
        },
        contextOf(parent),
      );
      return traceOf(tracer, span);
    },
    stop: async (milliseconds) => {
      const over = new AbortController();
      const late = pause(milliseconds, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      over.abort();
    },
  };
}

/** Of what a caller sends along only the numbers of its trace go on: `tracestate` could hold anything. */
function contextOf(parent: string | null) {
  const remote = parent === null ? null : parseTraceParent(parent);
  return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
}

function traceOf(tracer: Tracer, call: Span): RunningTrace {
  const inside = trace.setSpan(ROOT_CONTEXT, call);
  return {
    statement: (text) => {
      const span = tracer.startSpan(
        verbOf(text),
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': cutToUnits(text, TEXT_LENGTH) },
        },
        inside,
      );
      return (failure) => {
        if (failure !== undefined) {
          // Never the message: PostgreSQL's repeats values.
          span.setAttribute('error.type', (failure as { code?: string }).code ?? 'error');
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      };
    },
    end: (status) => {
      if (status === null) call.setAttribute('error.type', 'left');
      else call.setAttribute('http.response.status_code', status);
      if (status !== null && status >= 500) call.setStatus({ code: SpanStatusCode.ERROR });
      call.end();
    },
  };
}

/** `SELECT`, the first word of a statement behind comments. */
const verbOf = (text: string) => (/^(?:\s|\/\*.*?\*\/)*(\w+)/.exec(text)?.[1] ?? 'statement').toUpperCase();

/** Wraps an exporter so that its failures are reported. */
function watched(exporter: SpanExporter, onLost: (reason: string) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) onLost(result.error?.message ?? 'no answer');
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
