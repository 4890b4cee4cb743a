import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/edit/form-style';
import { useFormInput } from '../../kit/edit/use-form-input';
import { nameAndCode, useEstablishmentOptions } from '../../kit/establishments/use-establishments';
import { MultiSelect } from '../../kit/multi-select/MultiSelect';
import { useMended } from '../../kit/user-form/person-form';
import { useGroups } from '../../kit/user-form/use-groups';

/** USR-17 to USR-22: the establishments or groups that somebody sees. */
export function ScopeSection() {
  const translate = useTranslate();
  const mended = useMended('groups');
  const group = useFormInput({ source: 'groups', onChange: mended });
  const establishment = useFormInput({ source: 'establishments', onChange: mended });
  const chosenGroups = group.field.value as readonly string[];
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
              value={chosenGroups}
              fault={group.fault}
              fieldRef={group.field.ref}
              onChange={group.field.onChange}
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
              value={establishment.field.value as readonly string[]}
              disabledReason={chosenGroups.length > 0 ? translate('users.form.ecsOff') : undefined}
              fault={establishment.fault}
              fieldRef={establishment.field.ref}
              onChange={establishment.field.onChange}
            />
          )}
        </Box>
      )}
    </FormSection>
  );
}
