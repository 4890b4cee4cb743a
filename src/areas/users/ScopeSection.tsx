import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/edit/form-style';
import { useFormInput } from '../../kit/edit/use-form-input';
import { OptionsFailure } from '../../kit/list/OptionsFailure';
import { MultiSelect } from '../../kit/multi-select/MultiSelect';
import { useEstablishmentOptions } from '../../network/establishments/use-establishment-options';
import { useMended } from '../../network/user-form/person-form';
import { useGroups } from '../../network/user-form/use-groups';

/** USR-17 to USR-22: the establishments or groups that a user may see. */
export function ScopeSection() {
  const translate = useTranslate();
  const mended = useMended('groups');
  const group = useFormInput({ source: 'groups', onChange: mended });
  const establishment = useFormInput({ source: 'establishments', onChange: mended });
  const chosenGroups = group.field.value as readonly string[];
  const groups = useGroups();
  const chosen = establishment.field.value as readonly string[];
  const { failed, retry, ready, ...options } = useEstablishmentOptions(chosen);
  return (
    <FormSection title={translate('users.form.scope')} text={translate('users.form.scopeHelp')}>
      {groups.loading || (options.loading && !ready) ? (
        <CircularProgress aria-label={translate('users.form.scopeLoading')} size={28} />
      ) : (
        <Box sx={fieldsStyle}>
          {groups.failed ? (
            <OptionsFailure failed="users.form.groupsFailed" retry={groups.retry} />
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
          {ready && (
            <MultiSelect
              {...options}
              label={translate('users.form.escopoAcessoEC')}
              value={chosen}
              disabledReason={chosenGroups.length > 0 ? translate('users.form.ecsOff') : undefined}
              fault={establishment.fault}
              fieldRef={establishment.field.ref}
              onChange={establishment.field.onChange}
            />
          )}
          <OptionsFailure failed={failed} retry={retry} />
        </Box>
      )}
    </FormSection>
  );
}
