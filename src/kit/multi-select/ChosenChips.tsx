import Close from '@mui/icons-material/Close';
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';

/** How many choices a field shows by name; the others are behind "+N". */
export const VISIBLE_CHIPS = 2;

interface ChosenChipsProps {
  /** Id of the field's label. */
  labelId: string;
  chosen: readonly string[];
  nameOf: (key: string) => string;
  getItemProps: AutocompleteRenderValueGetItemProps<true>;
  onMore: () => void;
}

/**
 * The first choices as chips, removable unless the field is locked, and a button that lists them all. MUI's own chip is a button as soon as
 * it can be removed, and a button must not hold another one.
 */
export function ChosenChips({ labelId, chosen, nameOf, getItemProps, onMore }: ChosenChipsProps) {
  const translate = useTranslate();
  const hidden = chosen.length - VISIBLE_CHIPS;
  return (
    <>
      {chosen.slice(0, VISIBLE_CHIPS).map((key, index) => {
        const name = nameOf(key);
        const { onDelete, disabled, className: _class, key: _key, ...item } = getItemProps({ index });
        return (
          <span key={key} {...item} className="choice" title={name}>
            <span>{name}</span>
            {!disabled && (
              <ButtonBase
                tabIndex={-1}
                aria-label={translate('multiSelect.remove', { name })}
                onClick={(event) => onDelete(event)}
              >
                <Close fontSize="inherit" />
              </ButtonBase>
            )}
          </span>
        );
      })}
      {hidden > 0 && (
        <ButtonBase
          className="choice more"
          aria-label={translate('multiSelect.more', { count: hidden })}
          aria-describedby={labelId}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.stopPropagation(); // the field would take the focus back from the list
            onMore();
          }}
        >
          {`+${hidden}`}
        </ButtonBase>
      )}
    </>
  );
}
