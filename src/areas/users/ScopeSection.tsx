import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { MultiSelect } from '../../kit/multi-select/MultiSelect';
import { fieldsStyle } from '../../kit/user-form/form-style';
import { nameAndCode, useEstablishmentOptions } from '../../kit/user-form/use-establishments';
import { useGroups } from '../../kit/user-form/use-groups';
import type { UserForm } from './use-user-form';

/** USR-17 to USR-22: the establishments or groups that somebody sees. */
export function ScopeSection({ form: { values, faults, refOf, change } }: { form: UserForm }) {
  const translate = useTranslate();
  const groups = useGroups();
  const establishments = useEstablishmentOptions();
  const failure = (text: string, retry: () => void) => (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
  return (
    <FormSection title={translate('users.form.scope')} text={translate('users.form.scopeHelp')}>
      {groups.loading || establishments.loading ? (
        <CircularProgress aria-label={translate('users.form.scopeLoading')} size={28} />
      ) : (
        <Box sx={fieldsStyle}>
          {groups.failed ? (
            failure(translate('users.form.groupsFailed'), groups.retry)
          ) : (
            <MultiSelect
              label={translate('users.form.escopoAcessoAG')}
              options={groups.options}
              value={values.groups}
              fault={faults.escopoAcessoAG}
              fieldRef={refOf('escopoAcessoAG')}
              onChange={(chosen) => change({ groups: chosen })}
            />
          )}
          {establishments.failed !== null ? (
            failure(translate(establishments.failed), establishments.retry)
          ) : (
            <MultiSelect
              label={translate('users.form.escopoAcessoEC')}
              options={establishments.options}
              textOf={nameAndCode}
              codes
              value={values.establishments}
              disabledReason={values.groups.length > 0 ? translate('users.form.ecsOff') : undefined}
              fault={faults.escopoAcessoEC}
              fieldRef={refOf('escopoAcessoEC')}
              onChange={(chosen) => change({ establishments: chosen })}
            />
          )}
        </Box>
      )}
    </FormSection>
  );
}
