import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EditForm } from '../../kit/edit/EditForm';
import { formStyle } from '../../kit/edit/form-style';
import { useEffectConfirmation } from '../../kit/effect/use-effect-confirmation';
import { GrouperFields } from './GrouperFields';
import type { EditedGrouper } from './grouper';
import { differences, grouperFaults, grouperFields, grouperShape } from './grouper-values';
import { useGrouperSaved } from './use-grouper-saved';

/** Changes a grouper (GRP-05 to GRP-08). A confirmation first shows how its establishments change people's access. */
export function EditGrouperForm({ record }: { record: EditedGrouper }) {
  const translate = useTranslate();
  const onSaved = useGrouperSaved();
  const [seen, setSeen] = useState(record);
  const { confirm, unchanged, dialog } = useEffectConfirmation(translate('groupers.edit'));
  return (
    <EditForm
      fields={grouperFields}
      sx={formStyle}
      shape={grouperShape}
      seen={seen}
      onSeen={setSeen}
      describeChange={({ field, before, after }) => ({
        field: translate(`groupers.form.${field}`),
        before: before.join(', ') || translate('groupers.form.nothing'),
        after: after.join(', ') || translate('groupers.form.nothing'),
      })}
      validate={(values, stored) => grouperFaults(values, stored.name)}
      confirm={(values, stored) =>
        differences(grouperShape.valuesOf(stored), values).some(({ field }) => field === 'ecs')
          ? confirm({ kind: 'saveGrouper', id: record.id, ecs: [...values.ecs] })
          : unchanged()
      }
      onSaved={() => onSaved()}
    >
      <GrouperFields stored={seen.escopoAcessoEC} dialog={dialog} />
    </EditForm>
  );
}
