import type { Config } from '../../platform/config';

/**
 * Returns the address of the portal without a slash at its end: the issuer of tokens (RFC 8414).
 * @param host of the call, for deployments that do not say where people reach them
 */
export const portalAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, host: string | undefined): string =>
  publicUrl?.replace(/\/$/, '') ?? `http://${host}`;
