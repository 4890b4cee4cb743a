import type { FastifyInstance } from 'fastify';
import {
  FEED_CODES,
  type FeedReply,
  feedAcknowledged,
  feedCancellations,
  feedCodes,
  feedNetwork,
  feedTransactions,
} from '../../../contract/feed';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { codesAfter } from '../codes/changes';
import { takeAcknowledgements } from './acknowledge';
import { readBatches } from './batches';
import { networkOf } from './network';
import { FEED_LIMITS, Pressure } from './pressure';
import { takeCancellations, takeTransactions } from './take';

/**
 * The calls by which the terminals' gateway delivers transactions and fetches codes.
 * @param app a Fastify scope for these routes alone, because their bodies are parsed as batches
 */
export function feedRoutes(app: FastifyInstance, serve: Serve, context: AppContext): void {
  const pressure = new Pressure(FEED_LIMITS);
  readBatches(app);
  pressure.watch(app);
  const counted = (batch: string, { stored, known, refused, ...rest }: FeedReply): FeedReply => {
    for (const [outcome, rows] of Object.entries({ stored, known, refused }))
      context.metrics?.feedRows.inc({ batch, outcome }, rows);
    return { stored, known, refused, ...rest };
  };
  serve(feedTransactions, ({ body, signal }) =>
    pressure.run(signal, async () => counted('transactions', await takeTransactions(context, body))),
  );
  serve(feedCancellations, ({ body, signal }) =>
    pressure.run(signal, async () => counted('cancellations', await takeCancellations(context, body))),
  );
  serve(feedNetwork, () => networkOf(context));
  serve(feedCodes, ({ query: { after = 0, limit = FEED_CODES.atOnce } }) =>
    codesAfter(context.database.db, { after, limit, timeZone: context.config.timeZone }),
  );
  serve(feedAcknowledged, ({ body, principal, signal }) =>
    pressure.run(signal, () => takeAcknowledgements(context, principal, body)),
  );
}
