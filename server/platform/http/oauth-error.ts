import type { TokenError } from '../../../contract/api-problems';
import type { ErrorStatus } from '../../../contract/errors';
import { HttpError } from '../errors/http-error';

const statuses: Partial<Record<TokenError, ErrorStatus>> = {
  invalid_client: 401,
  temporarily_unavailable: 429,
  server_error: 500,
};

/** A token was refused, with the error code of RFC 6749, 5.2. */
export class OAuthError extends HttpError {
  constructor(
    readonly oauth: TokenError,
    retryAfter: number | null = null,
    /** What the caller reads in the place of the usual description; English, in ASCII. */
    readonly description?: string,
  ) {
    super(statuses[oauth] ?? 400, 'errors.notProcessed', {}, retryAfter);
  }
}
