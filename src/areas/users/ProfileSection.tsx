import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { BANK_USER, LEVEL } from '../../../contract/access';
import { type AssignableProfile, assignableProfiles } from '../../../contract/users';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/edit/form-style';
import { useFormInput } from '../../kit/edit/use-form-input';
import { useMended } from '../../network/user-form/person-form';
import { FieldError } from '../../ui/fields/FieldError';
import { ProfileTile } from './ProfileTile';
import { toggledProfile } from './user-values';

/** USR-14 to USR-16: the profile of a user, and the category of a specific user. */
export function ProfileSection() {
  const translate = useTranslate();
  const { field: profileField } = useFormInput({ source: 'profile' });
  const chosen = profileField.value as AssignableProfile;
  return (
    <FormSection title={translate('users.form.profile')} text={translate('users.form.profileHelp')}>
      <Box component="fieldset" aria-label={translate('users.form.profile')} sx={tilesStyle}>
        {assignableProfiles.map((profile) => (
          <ProfileTile
            key={profile}
            profile={profile}
            checked={chosen === profile}
            onToggle={() => profileField.onChange(toggledProfile(chosen, profile))}
          />
        ))}
      </Box>
      {chosen === LEVEL.specific && (
        <Box sx={fieldsStyle}>
          <Category />
        </Box>
      )}
    </FormSection>
  );
}

function Category() {
  const translate = useTranslate();
  const mended = useMended('category');
  const { field, fault } = useFormInput({ source: 'category', onChange: mended });
  return (
    <TextField
      select
      required
      id="user-category"
      label={translate('users.form.category')}
      value={field.value}
      inputRef={field.ref}
      error={fault !== undefined}
      helperText={fault !== undefined && <FieldError text={fault} />}
      onChange={({ target }) => field.onChange(Number(target.value))}
    >
      <MenuItem value={0}>{translate('users.form.noCategory')}</MenuItem>
      <MenuItem value={BANK_USER}>{translate('shell.profiles.bankUser')}</MenuItem>
    </TextField>
  );
}

const tilesStyle = {
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '12px',
} as const;
