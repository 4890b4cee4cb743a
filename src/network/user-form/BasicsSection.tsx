import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/edit/form-style';
import { StatusRadios } from '../../kit/edit/StatusRadios';
import { asStored, useFormInput } from '../../kit/edit/use-form-input';
import { FieldError } from '../../ui/fields/FieldError';
import { PersonFact, PersonInput } from './PersonInput';
import { useMended } from './person-form';

interface BasicsSectionProps {
  /** A person who exists: name and login are only shown (USR-13, VIEW-07). */
  editing: boolean;
  /** Why e-mail and status cannot be changed either, where they cannot (API-16). */
  fixed?: string | undefined;
}

/** USR-12, USR-13, VIEW-07: name, login, e-mail and status. */
export function BasicsSection({ editing, fixed }: BasicsSectionProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <FormSection
      title={translate('users.form.basics')}
      text={translate(editing ? 'users.form.basicsFixed' : 'users.form.basicsHelp')}
    >
      <Box sx={fieldsStyle}>
        {editing ? (
          <>
            <PersonFact source="name" />
            <PersonFact source="login" />
          </>
        ) : (
          <>
            <PersonInput source="name" />
            <PersonInput source="login" help={translate('users.form.loginHelp')} />
          </>
        )}
        {fixed === undefined ? (
          <>
            <PersonInput source="email" help={translate('users.form.emailHelp')} />
            <StatusField />
          </>
        ) : (
          <>
            <PersonFact source="email" describedBy={reason} />
            <PersonFact source="active" describedBy={reason} />
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

/** USR-12: 1 active, 0 inactive; `null`: none is chosen yet. */
function StatusField() {
  const translate = useTranslate();
  const mended = useMended('active');
  const { field, fault } = useFormInput({ source: 'active', format: asStored, onChange: mended });
  return (
    <StatusRadios
      required
      label={translate('users.form.active')}
      active={field.value as boolean | null}
      onChange={field.onChange}
      wrong={fault !== undefined}
      help={fault !== undefined && <FieldError text={fault} />}
      inputRef={field.ref}
    />
  );
}
