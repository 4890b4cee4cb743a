import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

interface FilterChipProps {
  /** Name and value of the filter, in the person's language. */
  name: string;
  text: string;
  onRemove: () => void;
}

/** One filter in force; a press takes it away. */
export function FilterChip({ name, text, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  return (
    <Chip
      variant="outlined"
      color="primary"
      label={
        <>
          {name} <b>{text}</b>
        </>
      }
      aria-label={translate('list.remove', { filter: `${name} ${text}` })}
      clickable
      onClick={onRemove}
      onDelete={onRemove}
      deleteIcon={<CloseOutlined aria-hidden />}
    />
  );
}
