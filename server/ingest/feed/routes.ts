import type { FastifyInstance } from 'fastify';
import { feedCancellations, feedNetwork, feedTransactions } from '../../../contract/feed';
import type { Serve } from '../../platform/http/serve';
import type { Portal } from '../../platform/portal';
import { readBatches } from './batches';
import { networkOf } from './network';
import { FEED_LIMITS, Pressure } from './pressure';
import { takeCancellations, takeTransactions } from './take';

/**
 * How transactions arrive from the terminals' gateway.
 * @param app a scope of its own: its bodies are batches
 */
export function feedRoutes(app: FastifyInstance, serve: Serve, portal: Portal): void {
  const pressure = new Pressure(FEED_LIMITS);
  readBatches(app);
  pressure.watch(app);
  serve(feedTransactions, ({ body, signal }) =>
    pressure.inTurn(signal, () => takeTransactions(portal, body)),
  );
  serve(feedCancellations, ({ body, signal }) =>
    pressure.inTurn(signal, () => takeCancellations(portal, body)),
  );
  serve(feedNetwork, () => networkOf(portal));
}
