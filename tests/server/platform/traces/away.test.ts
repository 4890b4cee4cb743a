import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { openTraces } from '../../../../server/platform/traces/otlp';
import { startServer } from '../../../support/server-process';
import { newPlace } from '../../faults/place';
import { type Collector, collector } from './collector';

/* A receiver of traces that is slow or unavailable does not affect the server. */

/** OpenTelemetry itself has no timeout for this wait. */
const PATIENT = {
  OTEL_BSP_SCHEDULE_DELAY: '20',
  OTEL_BSP_EXPORT_TIMEOUT: '600000',
  OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
};

let receiver: Collector;
beforeEach(async () => {
  receiver = await collector();
});
afterEach(async () => {
  await receiver.close();
  vi.unstubAllEnvs();
});

function opened(environment: Record<string, string>, onLost: (reason: string) => void = () => {}) {
  for (const [name, value] of Object.entries({ ...PATIENT, ...environment })) vi.stubEnv(name, value);
  return openTraces(`${receiver.endpoint}/v1/traces`, onLost);
}

const call = (traces: ReturnType<typeof openTraces>, id: string) =>
  traces.begin(listBanks, { requestId: id, parent: null }).end(200);

test('what a slow receiver does not accept in time is lost, because the queue is limited', async () => {
  const traces = opened({ OTEL_BSP_MAX_QUEUE_SIZE: '10', OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '5' });
  const goOn = receiver.hold();
  call(traces, 'first');
  await expect.poll(() => receiver.asked()).toBe(1);
  for (let n = 0; n < 100; n += 1) call(traces, String(n));
  goOn();
  await traces.stop(20_000);
  expect(receiver.spans()).toHaveLength(1 + 10);
});

test('the end of the server waits for a receiver for a limited time', async () => {
  const traces = opened({});
  receiver.hold();
  call(traces, 'first');
  await expect.poll(() => receiver.asked()).toBe(1);
  // Without its limit the server would wait for ever, and the test would time out.
  await traces.stop(50);
  expect(receiver.spans()).toHaveLength(1);
});

test('the log reports that they are lost', async () => {
  const reasons: string[] = [];
  await receiver.close();
  const traces = opened({}, (reason) => reasons.push(reason));
  call(traces, 'lost');
  // At the end of the server there are no long retries.
  await traces.stop(20_000);
  expect(reasons.join()).toMatch(/ECONNREFUSED|connect/);
  receiver = await collector();
});

test('a server whose receiver never responds works as usual, and ends cleanly', async () => {
  const place = await newPlace();
  receiver.hold();
  const server = startServer({
    ...PATIENT,
    ...place.environment,
    PORTAL_DEMO: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  });
  const address = await server.listening();
  const status = async () => (await fetch(`${address}${listBanks.path}`)).status;
  expect(await status()).toBe(401);
  await vi.waitFor(() => expect(receiver.asked()).toBe(1), { timeout: 20_000 });
  // While the receiver is called, and does not respond.
  expect([await status(), await status()]).toEqual([401, 401]);
  expect(receiver.asked()).toBe(1);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.errors()).toBe('');
  await place.drop();
}, 120_000);
