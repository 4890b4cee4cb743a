import { useCallback } from 'react';
import {
  type RaRecord,
  type UpdateParams,
  type UpdateResult,
  useDataProvider,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';

/** A save was refused because somebody else was faster. */
export class StaleRecordError<Row extends RaRecord = RaRecord> extends Error {
  override readonly name = 'StaleRecordError';

  constructor(
    message: string,
    /** What is there now. */
    readonly stored: Row,
  ) {
    super(message);
  }
}

type Update<Row extends RaRecord> = (
  resource: string,
  params: UpdateParams<Row>,
) => Promise<UpdateResult<Row>>;

/**
 * DATA: when a save is refused as stale (409), fetches the stored record. If an earlier save had arrived and only its
 * reply was lost, the conflict is with that save itself, and counts as a success.
 * @param holds returns whether the stored record already contains what was sent; the same function at each call
 */
export function useStaleRecord<Row extends RaRecord>(
  holds: (stored: Row, sent: Partial<Row>) => boolean,
): void {
  const provider = useDataProvider();
  const middleware = useCallback(
    async (resource: string, params: UpdateParams<Row>, next: Update<Row>): Promise<UpdateResult<Row>> => {
      try {
        return await next(resource, params);
      } catch (error) {
        if (!(error instanceof PortalError) || error.status !== 409) throw error;
        const { data: stored } = await provider.getOne<Row>(resource, { id: params.id });
        if (holds(stored, params.data)) return { data: stored };
        // The stored version is the one that the person has seen: the save was refused for another reason.
        if (stored.version !== undefined && stored.version === params.data.version) throw error;
        throw new StaleRecordError(error.message, stored);
      }
    },
    [provider, holds],
  );
  useRegisterMutationMiddleware(middleware);
}
