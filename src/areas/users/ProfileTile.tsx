import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AssignableProfile } from '../../../contract/users';
import { profileLabel } from './user';

interface ProfileTileProps {
  profile: AssignableProfile;
  checked: boolean;
  onToggle: () => void;
}

/** A profile with a description of its access; the whole tile can be clicked. */
export function ProfileTile({ profile, checked, onToggle }: ProfileTileProps) {
  const translate = useTranslate();
  const name = useId();
  const help = useId();
  return (
    <Tile data-checked={checked}>
      <Checkbox
        checked={checked}
        onChange={onToggle}
        slotProps={{ input: { 'aria-labelledby': name, 'aria-describedby': help } }}
      />
      <span>
        <Typography id={name} variant="subtitle2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {translate(profileLabel(profile))}
        </Typography>
        <Typography id={help} variant="caption" component="span" color="text.secondary">
          {translate(`users.form.profiles.${profile}`)}
        </Typography>
      </span>
    </Tile>
  );
}

const Tile = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  minHeight: 60,
  padding: '8px 12px 8px 8px',
  border: `1px solid ${theme.palette.field}`,
  borderRadius: 6,
  cursor: 'pointer',
  '& > span:last-of-type': { paddingTop: 8 },
  '&[data-checked="true"]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.tint,
  },
}));
