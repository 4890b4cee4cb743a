import { getConfig, type PortalConfig } from '../../contract/config';
import { understood } from './answer';
import { call } from './client';

/**
 * The deployment's values.
 * @throws PortalError also where the answer is none of ours
 */
export async function fetchConfig(signal?: AbortSignal): Promise<PortalConfig> {
  const config = await call(getConfig, { signal });
  return understood(config, ({ phones, contacts, videos }) => Boolean(phones && contacts && videos));
}
