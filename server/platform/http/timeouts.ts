import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How long clients may take, in milliseconds, and how many connections there may be. */
export interface Timeouts {
  /** From the first byte of a request, or the opening of a connection, to the end of the head. */
  head: number;
  /** From there to the last byte of the body. */
  request: number;
  /** Bytes a second that have to arrive of a file that is read while it comes, over each `request`; 0 to its end. */
  uploadRate: number;
  /** How long the reader of an answer may take nothing of it. */
  silence: number;
  /** How long all of an answer may take that is no file; files have their own limits (file-stream.ts). */
  answer: number;
  /** How often the rights of a call that still runs are looked at again. */
  rights: number;
  /** Between two requests on a connection. */
  idle: number;
  /** How often Node checks the first limit, which may be exceeded by so much. */
  check: number;
  connections: number;
}

export const TIMEOUTS: Timeouts = {
  head: 20_000,
  // The largest body, 12 MB, at 200 KB a second: a line of two megabits.
  request: 60_000,
  // The slowest line of a shop. The largest file, 500 MB, takes it four and a half hours; each person sends one.
  uploadRate: 32 * 1024,
  // Twice the timeout of the console, so that the server is not the first to give up.
  silence: 60_000,
  answer: 600_000,
  rights: 3000,
  // Longer than the usual 60 seconds of balancers: the side that sends requests has to be the first to close, or a
  // request would meet a connection that is just being closed.
  idle: 72_000,
  check: 5000,
  // The consoles of a whole country at once, some 200 MB when all of them are idle; files and sockets of the process
  // allow more.
  connections: 10_000,
};

/**
 * The options of Node's server for these timeouts. Node has one limit for all bodies; here the limit depends on the
 * call (`boundBodies`).
 */
export function timeoutOptions({ head, idle, check }: Timeouts): FastifyHttpOptions<Server> {
  return {
    requestTimeout: 0,
    keepAliveTimeout: idle,
    http: { headersTimeout: head, requestTimeout: 0, connectionsCheckingInterval: check },
    clientErrorHandler: refuse,
  };
}

/**
 * Answers malformed requests with a bare status, because their language is not known. A connection that has never
 * sent anything is closed without one: browsers open such connections in advance, and would take a 408 for the reply
 * to their first request.
 */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.bytesRead > 0) answerBare(socket, statusOf(error.code));
  socket.destroy();
}

/** Ends a connection whose body did not come in time. */
export function refuseLate(socket: Socket): void {
  answerBare(socket, 408);
  socket.destroy();
}

function answerBare(socket: Socket, status: number): void {
  if (!socket.writable) return;
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** The shortest time between two log entries about refused connections, in milliseconds. */
const LOG_EVERY = 60_000;

/** Bounds the number of connections, and the time that readers take for answers. */
export function boundConnections(app: FastifyInstance, { silence, answer, connections }: Timeouts): void {
  app.server.maxConnections = connections;
  let logged = -LOG_EVERY;
  app.server.on('drop', () => {
    const now = performance.now();
    if (now - logged < LOG_EVERY) return;
    logged = now;
    app.log.warn({ connections }, 'connections are turned away: there are too many');
  });
  // The connection was reset before its request was handled: nobody is there to answer, and its address is no longer
  // known, so that the call could not be counted.
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.remoteAddress !== undefined) return;
    reply.hijack();
    request.raw.destroy();
  });
  app.addHook('onSend', async (request, { raw }) => {
    if (!(request.raw.socket instanceof Socket)) return; // a call in process
    if (raw.destroyed) return; // the reader has left: nothing would end what begins here
    // Without a listener Node closes the connection; between two requests it sets its own limit instead.
    raw.setTimeout(silence);
    if (request.routeOptions.config.operation?.produces) return;
    const whole = setTimeout(() => raw.destroy(), answer);
    raw.once('close', () => clearTimeout(whole));
  });
}
