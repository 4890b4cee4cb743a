import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../support/databases';
import { testPortal } from '../../support/portal';

test('a connection on which nothing was ever sent does not keep the server from closing', async () => {
  const database = await freshDatabase();
  const { app } = await testPortal(database);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const arrived = once(app.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {}); // the server ends it
  await arrived;
  const closing = app.close().then(() => 'closed');
  // Without mercy Node waits for a minute.
  const patience = new Promise((resolve) => setTimeout(() => resolve('still open'), 10_000).unref());
  expect(await Promise.race([closing, patience])).toBe('closed');
  await database.close();
});
