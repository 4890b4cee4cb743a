import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { boundConnections, TIMEOUTS } from '../../../../server/platform/http/timeouts';
import { freshDatabase } from '../../../support/databases';
import { testPortal } from '../../../support/portal';

test('a connection on which nothing was ever sent does not keep the server from closing', async () => {
  const database = await freshDatabase();
  const { app } = await testPortal(database);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const arrived = once(app.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {}); // the server ends it
  await arrived;
  const closing = app.close().then(() => 'closed');
  // Otherwise Node waits for a minute.
  const timeouts = new Promise((resolve) => setTimeout(() => resolve('still open'), 10_000).unref());
  expect(await Promise.race([closing, timeouts])).toBe('closed');
  await database.close();
});

test('a connection that was just made is answered, not reset, when the server closes', async () => {
  const database = await freshDatabase();
  const { app } = await testPortal(database);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const arrived = once(app.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const failed = vi.fn();
  socket.on('error', failed);
  const ended = once(socket, 'close');
  await arrived;
  const stopped = once(app.server, 'close');
  const closing = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  socket.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n');
  await Promise.all([stopped, closing, ended]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close/i);
  expect(failed).not.toHaveBeenCalled();
  await database.close();
});

test('a reader who disconnects before the reply leaves no timer running', async () => {
  const clocks = vi.spyOn(globalThis, 'setTimeout');
  const begun = () => clocks.mock.calls.filter(([, delay]) => delay === TIMEOUTS.answer).length;
  const app = fastify();
  boundConnections(app, TIMEOUTS);
  const [asked, answered] = [vi.fn(), vi.fn()];
  app.get('/', async () => 'here');
  app.get('/late', async ({ raw: { socket } }) => {
    asked();
    if (!socket.destroyed) await once(socket, 'close');
    return 'too late';
  });
  app.addHook('onSend', async ({ url }) => answered(url));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(address)).text()).toBe('here');
  expect(begun()).toBe(1);

  const leaving = connect(Number(new URL(address).port), '127.0.0.1');
  leaving.write('GET /late HTTP/1.1\r\nhost: here\r\n\r\n');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  leaving.destroy();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith('/late'));
  expect(begun()).toBe(1);
  clocks.mockRestore();
  await app.close();
});
