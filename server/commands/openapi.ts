import { buildApp } from '../app';
import { readConfig } from '../config';
import type { AppContext } from '../platform/context';

/** Prints the OpenAPI document of the portal's calls. Routes are built, nothing is opened. */
const config = readConfig({ LOG_LEVEL: 'silent' });
const context = {
  config,
  secret: 'none: no token is ever signed here',
  olderSecrets: [],
  now: () => new Date(),
  database: { db: null },
};
const app = await buildApp(context as unknown as AppContext, null);
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
