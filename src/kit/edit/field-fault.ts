import { PortalError } from '../../ui/failure/portal-error';

/** Returns what the server says of a field, or of a part of it; `undefined` where it says nothing. */
export function fieldFault(error: unknown, field: string): string | undefined {
  if (!(error instanceof PortalError)) return undefined;
  const named = Object.entries(error.fields).find(([name]) => name === field || name.startsWith(`${field}.`));
  return named?.[1];
}
