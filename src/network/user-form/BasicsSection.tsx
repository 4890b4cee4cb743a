import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/edit/form-style';
import { PersonFact, PersonInput } from './PersonInput';
import { StatusField } from './StatusField';

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
