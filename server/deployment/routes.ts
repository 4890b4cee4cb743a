import { getConfig, type PortalConfig } from '../../contract/config';
import type { Serve } from '../http/serve';
import type { Portal } from '../portal';

/** HELP-01: fictitious numbers of each country, until a deployment has its own. */
const phones: PortalConfig['phones'] = {
  en: { capitals: '+1 555-0100', otherRegions: '+1 555-0101', messaging: '+1 555-0102' },
  co: { capitals: '+57 555-0100', otherRegions: '+57 555-0101', messaging: '+57 555-0102' },
  es: { capitals: '+52 555-0100', otherRegions: '+52 555-0101', messaging: '+52 555-0102' },
  pt: { capitals: '+55 555-0100', otherRegions: '+55 555-0101', messaging: '+55 555-0102' },
};

export function deploymentRoutes(serve: Serve, { config }: Portal): void {
  serve(getConfig, async () => ({
    currency: config.currency,
    timeZone: config.timeZone,
    robotCheck: config.robotCheck,
    phones,
    contacts: { dataProtection: 'privacy@example.com' },
  }));
}
