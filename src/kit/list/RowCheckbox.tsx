import { type Identifier, useTranslate } from 'react-admin';
import { SELECTS } from './rows';
import { useIsSelected, useSelectionSource } from './use-selection';

interface RowCheckboxProps {
  id: Identifier;
  /** What the record is called. */
  name: string;
}

/**
 * Selects a record, in the table or on a card. It looks like a Checkbox of MUI and is none, because a hundred of those
 * take a third of a second to be drawn again: its two pictures stay, and the styles of the rows show one of them.
 */
export function RowCheckbox({ id, name }: RowCheckboxProps) {
  const translate = useTranslate();
  const { select } = useSelectionSource();
  const selected = useIsSelected(id);
  return (
    <span className="tick">
      <input
        type="checkbox"
        {...SELECTS}
        aria-label={translate('list.selection.row', { name })}
        checked={selected}
        onChange={({ target }) => select(id, target.checked)}
      />
      <svg viewBox="0 0 24 24" aria-hidden>
        <path
          className="off"
          d="M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z"
        />
        <path
          className="on"
          d="M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z"
        />
      </svg>
    </span>
  );
}
