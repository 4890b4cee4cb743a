import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { selfSignedHere } from '../../tests/support/certificate';
import { answerParent } from './child';

/** A receiver of syslog that reads what comes over TLS and does nothing with it. */
let bytes = 0;
const sink = tls.createServer({ ...selfSignedHere, minVersion: 'TLSv1.2' }, (socket) => {
  socket.on('error', () => {});
  socket.on('data', (part) => {
    bytes += part.length;
  });
});
sink.listen(0, '127.0.0.1');
const listening = once(sink, 'listening');

/** Answers with its port, and the bytes that have come since it was asked last. */
answerParent(async () => {
  await listening;
  const come = bytes;
  bytes = 0;
  return { port: (sink.address() as AddressInfo).port, bytes: come };
});
