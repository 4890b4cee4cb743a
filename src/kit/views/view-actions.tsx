import type { SvgIconComponent } from '@mui/icons-material';
import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { OpenedView } from '../../../contract/views';
import { isPresent, type Present } from './present';

interface ActionsProps {
  translate: (key: string, values?: object) => string;
  present: Present;
  /** The view with which the screen was opened; `null`: with none. */
  current: OpenedView | null;
  /** Whether the screen is opened with it by itself. */
  isDefault: boolean;
  onSave: () => void;
  onReplace: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: (chosen: boolean) => void;
  onWithout: () => void;
  onCopy: () => void;
  /** `null`: views of the screen cannot be sent. */
  onSubscribe: (() => void) | null;
}

/** What can be done with the screen as it stands, and with the view that it was opened with, as entries of a menu. */
export function viewActions(props: ActionsProps): ReactNode[] {
  const { translate, present, current, isDefault, onSubscribe } = props;
  const own = current?.own === true;
  const changed = current !== null && !isPresent(current.state, present);
  const action = (key: string, Icon: SvgIconComponent, act: () => void) => (
    <MenuItem key={key} onClick={act}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={translate(`views.actions.${key}`)} />
    </MenuItem>
  );
  const Box = isDefault ? CheckBoxOutlined : CheckBoxOutlineBlank;
  return [
    ...(own && changed ? [action('replace', SaveOutlined, props.onReplace)] : []),
    action('save', AddOutlined, props.onSave),
    action('copy', LinkOutlined, props.onCopy),
    ...(onSubscribe === null ? [] : [action('subscribe', ScheduleSendOutlined, onSubscribe)]),
    ...(current === null
      ? []
      : [
          <MenuItem
            key="asDefault"
            role="menuitemcheckbox"
            aria-checked={isDefault}
            onClick={() => props.onDefault(!isDefault)}
          >
            <ListItemIcon>
              <Box fontSize="small" color={isDefault ? 'primary' : 'inherit'} />
            </ListItemIcon>
            <ListItemText primary={translate('views.actions.asDefault')} />
          </MenuItem>,
          action('without', CloseOutlined, props.onWithout),
        ]),
    ...(own
      ? [action('edit', EditOutlined, props.onEdit), action('remove', DeleteOutlined, props.onDelete)]
      : []),
  ];
}
