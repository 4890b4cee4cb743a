import { PortalError } from '../../portal/error';

/** Whether nothing was done because the effect is not the one any more that was shown. */
export const isEffectChanged = (error: unknown): boolean =>
  error instanceof PortalError && error.status === 409 && 'effect' in error.fields;
