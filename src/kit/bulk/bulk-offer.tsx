import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { BulkActionKind, BulkResource } from '../../../contract/bulk';
import type { BulkOffer } from '../list/ListFrame';
import { BulkButtons } from './BulkButtons';
import { BulkProvider } from './BulkProvider';
import { BulkStatus } from './BulkStatus';
import type { AskProps } from './use-bulk';

interface Offer<Row extends RaRecord> {
  /** As the server knows it; the screen's name. */
  resource: BulkResource;
  nameOf: (record: Row) => string;
  actions: readonly BulkActionKind[];
  /** Key of what switching many off means. */
  switchOff?: string;
  /** The kept filter as the wire has it, where that is another one. */
  wireFilter?: (kept: object) => object;
  /** Asks for what its own action needs to know. */
  Ask?: ComponentType<AskProps>;
  /** Further buttons for the selection (`useListSelection`). */
  more?: ReactNode;
}

/** Bulk actions for a list. The frame of lists gets them handed, so that lists without them do not carry them. */
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
