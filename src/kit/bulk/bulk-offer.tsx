import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { BulkActionKind, BulkResource } from '../../../contract/bulk';
import type { BulkOffer } from '../list/ListFrame';
import { BulkButtons } from './BulkButtons';
import { BulkProvider } from './BulkProvider';
import { BulkStatus } from './BulkStatus';
import type { AskProps } from './use-bulk';

interface Offer<Row extends RaRecord> {
  /** The name of the resource on the server, which is that of its screen. */
  resource: BulkResource;
  nameOf: (record: Row) => string;
  actions: readonly BulkActionKind[];
  /** Key of the text that says what switching many records off means. */
  switchOff?: string;
  /** Turns the kept filter into the one of the call, where the two differ. */
  wireFilter?: (kept: object) => object;
  /** The step that asks for the parameters of an action that this list alone has. */
  Ask?: ComponentType<AskProps>;
  /** Further buttons for the selection (`useListSelection`). */
  more?: ReactNode;
}

/**
 * The bulk actions of a list. They are passed to the list frame as a value, so that the code of lists without them
 * does not contain them.
 */
export function bulkOffer<Row extends RaRecord>(offer: Offer<Row>): BulkOffer<Row> {
  const { resource, nameOf, actions, switchOff = 'bulk.switchOff', Ask, more } = offer;
  const { wireFilter = (kept) => kept } = offer;
  return {
    nameOf,
    buttons: <BulkButtons actions={actions} more={more} />,
    status: <BulkStatus />,
    around: (list) => (
      <BulkProvider resource={resource} switchOff={switchOff} Ask={Ask} wireFilter={wireFilter}>
        {list}
      </BulkProvider>
    ),
  };
}
