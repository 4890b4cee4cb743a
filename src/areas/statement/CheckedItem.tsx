import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';

interface CheckedItemProps {
  text: string;
  hint: string;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** An entry of a menu that stays open: it is switched on and off. */
export function CheckedItem({ text, hint, chosen, onChange }: CheckedItemProps) {
  const Box = chosen ? CheckBoxOutlined : CheckBoxOutlineBlank;
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={chosen}
      onClick={() => onChange(!chosen)}
      sx={{ maxWidth: 320, whiteSpace: 'normal' }}
    >
      <ListItemIcon>
        <Box color={chosen ? 'primary' : 'inherit'} />
      </ListItemIcon>
      <ListItemText primary={text} secondary={hint} />
    </MenuItem>
  );
}
