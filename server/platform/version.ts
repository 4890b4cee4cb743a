import { version as number } from '../../package.json';

declare const COFRE_COMMIT: string | undefined;

/** The number of this version, as CHANGELOG.md has it. */
export const version: string = number;

/** What it was built from (vite.server.config.ts); `source` where nothing was built. */
export const commit: string = typeof COFRE_COMMIT === 'string' ? COFRE_COMMIT : 'source';
