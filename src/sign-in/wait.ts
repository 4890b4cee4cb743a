import { PortalError } from '../ui/failure/portal-error';

/** Returns for how many milliseconds a refused call closes the way (LOG-02); 0 where another attempt may be made. */
export function waitOf(error: unknown): number {
  return error instanceof PortalError && error.status === 429 ? (error.retryAfter ?? 0) * 1000 : 0;
}

/** Adds to the server's sentence the time at which the wait ends, by the clock of the device. */
export function withTime(text: string, wait: number): string {
  if (wait === 0) return text;
  const { lang } = document.documentElement;
  const form = { hour: 'numeric', minute: '2-digit' } as const;
  const time = new Date(Date.now() + wait).toLocaleTimeString(lang || undefined, form);
  return `${text.replace(/\.$/, '')} (${time}).`;
}
