import type { AppContext } from '../context';
import type { Metrics } from './metrics';

/** The metrics of a portal, where its configuration says that somebody reads them; the library is loaded only then. */
export async function openMetrics(
  context: Pick<AppContext, 'config' | 'database' | 'now'>,
): Promise<Metrics | undefined> {
  if (context.config.metrics === null) return undefined;
  const metrics = await import('./metrics');
  return new metrics.Metrics(context);
}
