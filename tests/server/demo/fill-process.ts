import { readConfig } from '../../../server/config';
import { openConfigured } from '../../../server/db/configured';
import { fillDemo } from '../../../server/demo/fill';

/* A process that fills the demo network and tells how far it is, for the test that kills it. */
const config = readConfig(process.env);
const database = await openConfigured(config, () => {});
await fillDemo(database, config, {
  today: '2026-11-20',
  onProgress: (text) => process.stdout.write(`${text}\n`),
});
