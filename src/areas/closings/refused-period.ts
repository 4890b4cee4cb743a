import { PortalError } from '../../ui/failure/portal-error';

/** Why the server has no figures of a period, in a sentence; `null` where the call failed otherwise. */
export const refusedPeriod = (error: unknown): string | null =>
  error instanceof PortalError ? (error.fields.periodo ?? error.fields.other ?? null) : null;
