import type { BulkAction, BulkActionKind, BulkBatch, BulkSelection } from '../../../contract/bulk';
import type { Selection } from '../list/selection';

/** The subject of the dialog: a wish that is to be previewed, or a batch that runs or has run. */
export type Work =
  | { readonly kind: 'wish'; readonly action: BulkActionKind; readonly selection: Selection }
  | { readonly kind: 'batch' };

/** The properties of the step that asks for the parameters of those actions that have any. */
export interface AskProps {
  action: BulkActionKind;
  onCancel: () => void;
  onChosen: (action: BulkAction) => void;
}

/** Whether an action needs to know which establishments it assigns or removes. */
export const needsEstablishments = (action: BulkActionKind): action is EstablishmentAction =>
  action === 'addEstablishments' || action === 'removeEstablishments';
type EstablishmentAction = 'addEstablishments' | 'removeEstablishments';

/** Tells whether an action needs to know anything beside the selection. */
export const needsParameters = (action: BulkActionKind): action is EstablishmentAction | 'setEnd' =>
  needsEstablishments(action) || action === 'setEnd';

/** A selection as the wire has it; the server checks the filter. */
export function wireSelection(selection: Selection, wireFilter: (kept: object) => object): BulkSelection {
  if (selection.kind === 'some') return { ids: [...selection.ids] };
  return { filter: { ...wireFilter(selection.filter) }, except: [...selection.except] };
}

/** Key of the title of a batch. */
export const titleKey = ({ action, undoes }: Pick<BulkBatch, 'action' | 'undoes'>) =>
  undoes === null ? `bulk.actions.${action.kind}` : `bulk.undone.${action.kind}`;
