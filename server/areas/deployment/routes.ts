import { getConfig } from '../../../contract/config';
import { providersOf } from '../../network/sign-on/providers';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { phoneSettings } from './phones';
import { videosFor } from './videos';

export function deploymentRoutes(serve: Serve, { config }: AppContext): void {
  serve(getConfig, async ({ language }) => ({
    currency: config.currency,
    timeZone: config.timeZone,
    phoneCountry: config.phoneCountry,
    robotCheck: config.robotCheck,
    passwordPolicy: config.passwordPolicy,
    signOn: providersOf(config).map(({ id, name }) => ({ id, name })),
    phones: config.of(phoneSettings),
    contacts: { dataProtection: config.dataProtection },
    videos: videosFor(language, config.videos),
  }));
}
