import type { Clock } from '../../server/platform/time/clock';

/** A moment at which lists are read, in the zone of the tests' network. */
export const CLOCK: Clock = { timeZone: 'America/Sao_Paulo', now: new Date('2026-11-20T15:00:00Z') };
