import { getConfig } from '../../contract/config';
import { videosFor } from '../help/videos';
import type { Serve } from '../http/serve';
import type { Portal } from '../portal';

export function deploymentRoutes(serve: Serve, { config }: Portal): void {
  serve(getConfig, async ({ language }) => ({
    currency: config.currency,
    timeZone: config.timeZone,
    robotCheck: config.robotCheck,
    phones: config.phones,
    contacts: { dataProtection: config.dataProtection },
    videos: videosFor(language, config.videos),
  }));
}
