import { setTimeout as sleep } from 'node:timers/promises';
import { api } from './api/api';
import { apiSoak } from './api/soak';
import { bankFiles } from './bank-files';
import { breakdown } from './breakdown';
import { bulk } from './bulk';
import { closings } from './closings';
import { dashboard } from './dashboard';
import { feed } from './feed';
import { files } from './files/files';
import { find } from './find';
import { firstSight } from './first-sight/first-sight';
import { interaction } from './interaction/interaction';
import { largest } from './largest';
import { list } from './list';
import { memory } from './memory';
import { resources } from './resources';
import { signIn } from './sign-in';
import { silence } from './silence';
import { start } from './start';
import { statement } from './statement';
import { stream } from './stream';
import { readArguments } from './support/arguments';
import { type Figure, isMet, printed, writeJson } from './support/report';
import { openStage } from './support/stage';
import { users } from './users';
import { weight } from './weight';
import { workOrders } from './work-orders';

/*
 * npm run bench [-- PART … [--quick]]: every figure beside its limit, measured in the same run, and its target.
 * Ends with 0 when every target is met, 1 when one is missed or something fails, 2 when it was called wrongly.
 */

/** The wait for a signal whose message may arrive after the errors that it causes. */
const SIGNAL_MS = 50;

/** In this order, because what a part fills serves those after it. */
const parts = {
  weight,
  'first-sight': firstSight,
  interaction,
  start,
  'sign-in': signIn,
  memory,
  list,
  users,
  resources,
  'work-orders': workOrders,
  bulk,
  largest,
  find,
  statement,
  breakdown,
  closings,
  dashboard,
  silence,
  files,
  'bank-files': bankFiles,
  feed,
  stream,
  api,
  'api-soak': apiSoak,
};

const chosen = readArguments(process.argv.slice(2), Object.keys(parts));
if (chosen === null) {
  console.error(`Usage: npm run bench [-- ${Object.keys(parts).join(' ')}] [--quick]`);
  process.exit(2);
}

const stage = await openStage(chosen.quick);
try {
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (!chosen.parts.includes(name)) continue;
    stage.tell(name);
    for (const figure of await part(stage)) figures.push({ part: name, ...figure });
  }
  console.log(`\n${printed(figures)}\n`);
  if (chosen.quick) console.log('A quick run shows that everything works; its figures mean little.');
  writeJson(figures, { quick: chosen.quick, postgres: await stage.postgresVersion() });
  process.exitCode = figures.every(isMet) ? 0 : 1;
} catch (error) {
  // An interrupted process fails with an error: it is no failure of its own.
  await sleep(SIGNAL_MS);
  if (!stage.interrupted) {
    console.error(error);
    process.exitCode = 1;
  }
} finally {
  await stage.close();
}
