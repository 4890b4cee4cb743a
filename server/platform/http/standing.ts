import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error';
import type { Lookup } from '../principal/authenticate';
import { assertNoLoss } from '../principal/loss';

/** A call that runs. */
interface Running {
  /** Aborted when the client goes away, or its principal has lost what the call began with. */
  readonly signal: AbortSignal;
  /** Waits for the work of the call, and no longer than its principal may have it done. @throws HttpError 401, 403 */
  whileAllowed: <T>(work: Promise<T>) => Promise<T>;
}

/**
 * Looks again and again, until the last byte of its answer has left, whether the principal of a call still has what it
 * began with. Where not, a call without an answer is refused, and one that is being answered loses its connection:
 * a download or an upload takes up to an hour, and must not outlive the rights of whoever asked for it.
 * @param every milliseconds
 */
export function watchCall(
  request: FastifyRequest,
  reply: FastifyReply,
  lookup: Lookup,
  every: number,
): Running {
  const { principal } = request;
  const { raw } = reply;
  const controller = new AbortController();
  const { signal } = controller;
  if (raw.destroyed) controller.abort(); // gone before the handler had its turn
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  if (principal === null || principal.kind === 'gateway') return { signal, whileAllowed: (work) => work };

  let refuse: (loss: HttpError) => void = () => {};
  const lost = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  lost.catch(() => {}); // it may come when nobody waits for it
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      assertNoLoss(principal, await lookup());
    } catch (error) {
      // Whoever cannot be looked up now, as the database is away, is looked up next time.
      if (!isLoss(error)) return;
      controller.abort(error);
      if (raw.headersSent) raw.destroy();
      else {
        // What still comes of an upload is not waited for: Node ends the connection behind the answer, and tells nobody
        // who still reads the request.
        void reply.header('connection', 'close');
        request.raw.socket.once('close', () => request.raw.destroy());
        refuse(error);
      }
    } finally {
      looking = false;
    }
  };
  const clock = setInterval(() => void look(), every).unref();
  for (const end of ['finish', 'close']) raw.once(end, () => clearInterval(clock));
  return {
    signal,
    whileAllowed: (work) => {
      work.catch(() => {}); // refused before, it may fail later
      return Promise.race([work, lost]);
    },
  };
}

const isLoss = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);
