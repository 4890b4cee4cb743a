import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

interface IdentifyChoiceProps {
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** STMT-30: whether a file has what identifies its rows behind the columns of the screen. The menu stays open. */
export function IdentifyChoice({ chosen, onChange }: IdentifyChoiceProps) {
  const translate = useTranslate();
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
      <ListItemText
        primary={translate('statement.identify')}
        secondary={translate('statement.identifyHint')}
      />
    </MenuItem>
  );
}
