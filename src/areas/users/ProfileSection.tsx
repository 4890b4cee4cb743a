import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { BANK_USER, LEVEL } from '../../../contract/access';
import { assignableProfiles } from '../../../contract/users';
import { FieldError } from '../../kit/edit/FieldError';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/user-form/form-style';
import { ProfileTile } from './ProfileTile';
import type { UserForm } from './use-user-form';
import { toggledProfile } from './user-values';

/** USR-14 to USR-16: what somebody is, and for a specific user which category. */
export function ProfileSection({ form: { values, faults, refOf, change } }: { form: UserForm }) {
  const translate = useTranslate();
  const fault = faults.specificAccess;
  return (
    <FormSection title={translate('users.form.profile')} text={translate('users.form.profileHelp')}>
      <Box component="fieldset" aria-label={translate('users.form.profile')} sx={tilesStyle}>
        {assignableProfiles.map((profile) => (
          <ProfileTile
            key={profile}
            profile={profile}
            checked={values.profile === profile}
            onToggle={() => change({ profile: toggledProfile(values.profile, profile) })}
          />
        ))}
      </Box>
      {values.profile === LEVEL.specific && (
        <Box sx={fieldsStyle}>
          <TextField
            select
            required
            id="user-category"
            label={translate('users.form.category')}
            value={values.category}
            inputRef={(select: HTMLElement | null) => refOf('specificAccess')(select)}
            error={fault !== undefined}
            helperText={fault !== undefined && <FieldError text={fault} />}
            onChange={({ target }) => change({ category: Number(target.value) })}
          >
            <MenuItem value={0}>{translate('users.form.noCategory')}</MenuItem>
            <MenuItem value={BANK_USER}>{translate('shell.profiles.bankUser')}</MenuItem>
          </TextField>
        </Box>
      )}
    </FormSection>
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
