import { readConfig } from '../../../server/config';
import { catchUpDemo } from '../../../server/demo/catch-up';
import { fillDemo } from '../../../server/demo/fill';
import { openConfigured } from '../../../server/open-configured';

/* A process that fills the demo network, or lets it catch up, and prints its progress, for the tests that kill it. */
const config = readConfig(process.env);
const database = await openConfigured(config, () => {});
const options = {
  today: config.demoDate ?? '2026-11-20',
  onProgress: (text: string) => process.stdout.write(`${text}\n`),
};
if (!(await fillDemo(database, config, options))) await catchUpDemo(database, config, options);
