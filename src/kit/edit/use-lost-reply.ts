import { useCallback, useRef } from 'react';
import {
  type CreateParams,
  type CreateResult,
  type RaRecord,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';

/** Finds the record that contains what was sent; resolves to `null` where there is none. */
export type Arrived<Row extends RaRecord> = (sent: Partial<Row>) => Promise<Row | null>;

type Create<Row extends RaRecord> = (
  resource: string,
  params: CreateParams<Row>,
) => Promise<CreateResult<Row>>;

/**
 * When the reply to a registration was lost, the next attempt is refused because the record exists already (409). If
 * the existing record is this very one, the attempt counts as a success.
 * @param arrived the same function at each call
 */
export function useLostReply<Row extends RaRecord>(arrived: Arrived<Row>): void {
  const replyLost = useRef(false);
  const middleware = useCallback(
    async (resource: string, params: CreateParams<Row>, next: Create<Row>): Promise<CreateResult<Row>> => {
      try {
        return await next(resource, params);
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        const found =
          error.status === 409 && replyLost.current ? await arrived(params.data).catch(() => null) : null;
        if (found !== null) return { data: found };
        replyLost.current ||= error.status === 0 || error.status >= 500;
        throw error;
      }
    },
    [arrived],
  );
  useRegisterMutationMiddleware(middleware);
}
