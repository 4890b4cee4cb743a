import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { UserField } from '../../../contract/user-rules';
import { USER } from '../../../contract/users';
import { FieldError } from '../edit/FieldError';
import { FormSection } from '../edit/FormSection';
import { ReadOnlyField } from '../edit/ReadOnlyField';
import { fieldsStyle } from './form-style';
import { StatusField } from './StatusField';
import type { useFaults } from './use-faults';

/** What both forms begin with. */
export interface Basics {
  name: string;
  login: string;
  email: string;
  active: boolean | null;
}

interface BasicsSectionProps {
  values: Basics;
  /** A person who exists: name and login are only shown (USR-13, VIEW-07). */
  editing: boolean;
  /** Why e-mail and status cannot be changed either, where they cannot (API-16). */
  fixed?: string | undefined;
  form: Pick<ReturnType<typeof useFaults>, 'faults' | 'refOf'>;
  onChange: (changes: Partial<Basics>) => void;
}

const lengths = { name: USER.nameLength, login: USER.loginLength, email: USER.emailLength };

/** USR-12, USR-13, VIEW-07: name, login, e-mail and status. */
export function BasicsSection({ values, editing, fixed, form, onChange }: BasicsSectionProps) {
  const translate = useTranslate();
  const reason = useId();
  const label = (field: UserField) => translate(`users.form.${field}`);
  const text = (field: 'name' | 'login' | 'email', help?: string) => {
    const fault = form.faults[field];
    return (
      <TextField
        id={`user-${field}`}
        name={field}
        required
        label={label(field)}
        value={values[field]}
        inputRef={form.refOf(field)}
        autoComplete="off"
        error={fault !== undefined}
        helperText={fault === undefined ? help : <FieldError text={fault} />}
        slotProps={{
          htmlInput: {
            maxLength: lengths[field],
            ...(field === 'email' && { type: 'email', inputMode: 'email' }),
          },
        }}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    );
  };
  return (
    <FormSection
      title={translate('users.form.basics')}
      text={translate(editing ? 'users.form.basicsFixed' : 'users.form.basicsHelp')}
    >
      <Box sx={fieldsStyle}>
        {editing ? (
          <>
            <ReadOnlyField label={label('name')} value={values.name} />
            <ReadOnlyField label={label('login')} value={values.login} />
          </>
        ) : (
          <>
            {text('name')}
            {text('login', translate('users.form.loginHelp'))}
          </>
        )}
        {fixed === undefined ? (
          <>
            {text('email', translate('users.form.emailHelp'))}
            <StatusField
              active={values.active}
              fault={form.faults.active}
              fieldRef={form.refOf('active')}
              onChange={(active) => onChange({ active })}
            />
          </>
        ) : (
          <>
            <ReadOnlyField label={label('email')} value={values.email} describedBy={reason} />
            <ReadOnlyField
              label={label('active')}
              value={translate(values.active === true ? 'common.active' : 'common.inactive')}
              describedBy={reason}
            />
          </>
        )}
      </Box>
      {fixed !== undefined && (
        <Alert severity="info" id={reason}>
          {fixed}
        </Alert>
      )}
    </FormSection>
  );
}
