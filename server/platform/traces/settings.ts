import { z } from 'zod';

const endpoint = z
  .url({ protocol: /^https?$/, error: 'is no address that begins with https:// or http://' })
  .optional();

/** gRPC is another protocol on another port; over HTTP every receiver takes JSON. */
const protocol = z
  .enum(['http/json', 'http/protobuf'], { error: 'is no protocol that is spoken here: http/json is' })
  .optional();

/** The library would take its own number in the place of what is none. */
const whole = z.coerce.number().int().min(0).optional();

/**
 * Those of OpenTelemetry's variables that decide whether there are traces, or that would be misread in silence. The
 * library reads the others itself, headers, certificates and the resource, and the numbers once they are some.
 */
export const tracesVariables = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'is neither otlp nor none' }).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .optional(),
  OTEL_BSP_SCHEDULE_DELAY: whole,
  OTEL_BSP_EXPORT_TIMEOUT: whole,
  OTEL_BSP_MAX_QUEUE_SIZE: whole,
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: whole,
  OTEL_EXPORTER_OTLP_TIMEOUT: whole,
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: whole,
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
};

/** Where traces go; `null` where no receiver is named, or they are switched off. */
export function tracesUrl(values: {
  OTEL_SDK_DISABLED: 'true' | 'false';
  OTEL_TRACES_EXPORTER: 'otlp' | 'none';
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
}): string | null {
  if (values.OTEL_SDK_DISABLED === 'true' || values.OTEL_TRACES_EXPORTER === 'none') return null;
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  return (
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    (base === undefined ? null : `${base.replace(/\/$/, '')}/v1/traces`)
  );
}
