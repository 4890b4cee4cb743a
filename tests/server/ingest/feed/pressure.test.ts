import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Pressure } from '../../../../server/ingest/feed/pressure';
import { errorHandling } from '../../../../server/platform/http/errors';

/** An app whose batch calls take until they are released. */
let app: FastifyInstance;
let letGo: (() => void)[];
let working: number;
beforeEach(() => {
  app = fastify();
  letGo = [];
  working = 0;
  errorHandling(app);
  const pressure = new Pressure({ stored: 2, total: 4 });
  pressure.watch(app);
  app.post('/batch', (request) =>
    pressure.run(request.signal, async () => {
      working += 1;
      await new Promise<void>((resolve) => letGo.push(resolve));
      working -= 1;
      return { done: true };
    }),
  );
});
afterEach(() => app.close());

const batch = () => app.inject({ method: 'POST', url: '/batch', payload: {} });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a few batches are stored at a time, a few wait, and others are refused with Retry-After', async () => {
  const taken = [batch(), batch(), batch(), batch()];
  await settled();
  expect(working).toBe(2);

  const refused = await batch();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });

  letGo.shift()?.();
  await settled();
  expect(working).toBe(2);
  const next = batch();
  await settled();
  while (letGo.length > 0) {
    for (const go of letGo.splice(0)) go();
    await settled();
  }
  expect((await Promise.all([...taken, next])).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 5 }, () => 200),
  );
});

test('other calls than batches are not counted', async () => {
  app.get('/network', async () => ({}));
  const taken = [batch(), batch(), batch(), batch()];
  await settled();
  expect((await app.inject('/network')).statusCode).toBe(200);
  while (letGo.length > 0) {
    for (const go of letGo.splice(0)) go();
    await settled();
  }
  await Promise.all(taken);
});
