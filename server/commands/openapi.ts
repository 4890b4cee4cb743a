import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Portal } from '../platform/portal';

/** Prints the OpenAPI document of the portal's calls. Routes are built, nothing is opened. */
const config = readConfig({ LOG_LEVEL: 'silent' });
const portal = {
  config,
  secret: 'none: no token is ever signed here',
  now: () => new Date(),
  database: { db: null },
};
const app = await buildApp(portal as unknown as Portal, null);
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
