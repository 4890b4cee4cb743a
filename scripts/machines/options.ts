import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const USAGE =
  'Usage: npm run machines [-- --soak MINUTES --upgrade FROM --restore --ports FIRST --folder NEW]';

/** How long the servers of two versions run, where nothing else is said. */
const UPGRADE_MINUTES = 2;
/** How long everybody works after the backups, until the databases are gone: the log has to have been archived. */
const RESTORE_MINUTES = 1.5;
/** By then a named second is in the archive, and some of what everybody did before it. */
const LEAST_RESTORE_MINUTES = 1;

export interface Options {
  /** `null`: a demo, until it is ended. */
  minutes: number | null;
  drill: 'soak' | 'upgrade' | 'restore';
  /** The version that is replaced. */
  from: string | undefined;
  /** The first port; `null`: free ones. */
  ports: number | null;
  folder: string | undefined;
}

/** @throws Error with a sentence for what cannot be meant */
export function optionsOf(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { soak: text, upgrade: text, restore: { type: 'boolean' }, ports: text, folder: text },
  });
  const number = (value: string | undefined) => (value === undefined ? null : Number(value));
  const [minutes, ports] = [number(values.soak), number(values.ports)];
  const { upgrade: from, restore = false, folder } = values;
  if (minutes !== null && !(minutes > 0)) throw new Error('--soak takes minutes');
  if (restore && from !== undefined) throw new Error('--restore and --upgrade are two drills');
  if (restore && minutes !== null && minutes < LEAST_RESTORE_MINUTES)
    throw new Error('--restore needs a soak of a minute or more: what is restored has to be archived first');
  if (ports !== null && !(Number.isInteger(ports) && ports > 1023 && ports < 65_000))
    throw new Error('--ports takes the first of about twenty ports');
  if (folder !== undefined && existsSync(folder)) throw new Error(`${folder} is there`);
  const drill = restore ? 'restore' : from === undefined ? 'soak' : 'upgrade';
  const usual = { soak: null, upgrade: UPGRADE_MINUTES, restore: RESTORE_MINUTES }[drill];
  return { minutes: minutes ?? usual, drill, from, ports, folder };
}
