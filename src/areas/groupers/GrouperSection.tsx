import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { GROUPER } from '../../../contract/groupers';
import { FormSection } from '../../kit/edit/FormSection';
import { TextInput } from '../../kit/edit/TextInput';
import { useFormInput } from '../../kit/edit/use-form-input';
import { EstablishmentSelect } from '../../network/establishments/EstablishmentSelect';
import type { EditedGrouper } from './grouper';

const NONE: EditedGrouper['escopoAcessoEC'] = [];

/** GRP-05, GRP-07: name and establishments, both required. The selector is shown before its options are loaded. */
export function GrouperSection({ stored = NONE }: { stored?: EditedGrouper['escopoAcessoEC'] }) {
  const translate = useTranslate();
  const { field, fault } = useFormInput({ source: 'ecs' });
  // The names of the grouper's establishments are shown also while the other options are loading.
  const known = useMemo(
    () => stored.map(({ id, nomeFantasia }) => ({ key: id, value: nomeFantasia })),
    [stored],
  );
  const chosen = field.value as readonly string[];
  return (
    <FormSection title={translate('groupers.form.title')} text={translate('groupers.form.help')}>
      <TextInput
        source="name"
        id="grouper-name"
        required
        label={translate('groupers.form.name')}
        autoComplete="off"
        htmlInput={{ maxLength: GROUPER.nameLength }}
      />
      <EstablishmentSelect
        label={translate('groupers.form.ecs')}
        known={known}
        value={chosen}
        fault={fault}
        fieldRef={field.ref}
        onChange={field.onChange}
      />
      {chosen.length > 0 && (
        <Box>
          <Button size="small" onClick={() => field.onChange([])}>
            {translate('groupers.form.clear')}
          </Button>
        </Box>
      )}
    </FormSection>
  );
}
