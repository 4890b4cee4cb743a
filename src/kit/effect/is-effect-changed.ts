import { PortalError } from '../../ui/failure/portal-error';

/** Whether a call was refused because the effect is no longer the one that was shown. */
export const isEffectChanged = (error: unknown): boolean =>
  error instanceof PortalError && error.status === 409 && 'effect' in error.fields;
