import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
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
  form: Pick<ReturnType<typeof useFaults>, 'faults' | 'refOf'>;
  onChange: (changes: Partial<Basics>) => void;
}

const lengths = { name: USER.nameLength, login: USER.loginLength, email: USER.emailLength };

/** USR-12, USR-13, VIEW-07: name, login, e-mail and status. */
export function BasicsSection({ values, editing, form, onChange }: BasicsSectionProps) {
  const translate = useTranslate();
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
        {text('email', translate('users.form.emailHelp'))}
        <StatusField
          active={values.active}
          fault={form.faults.active}
          fieldRef={form.refOf('active')}
          onChange={(active) => onChange({ active })}
        />
      </Box>
    </FormSection>
  );
}
