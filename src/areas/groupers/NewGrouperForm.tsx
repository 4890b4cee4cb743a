import { useTranslate } from 'react-admin';
import { normalName } from '../../../contract/text-forms';
import { CreateForm } from '../../kit/edit/CreateForm';
import { formStyle } from '../../kit/edit/form-style';
import { useEffectConfirmation } from '../../kit/effect/use-effect-confirmation';
import { GrouperFields } from './GrouperFields';
import { dataOf, differences, grouperFaults, grouperFields, newGrouper } from './grouper-values';
import { useGrouperArrived } from './use-grouper-arrived';
import { useGrouperSaved } from './use-grouper-saved';

/** Registers a grouper (GRP-05 to GRP-08). */
export function NewGrouperForm() {
  const translate = useTranslate();
  const onSaved = useGrouperSaved();
  const arrived = useGrouperArrived();
  const { confirm, dialog } = useEffectConfirmation(translate('screens./agrupadores.create'));
  return (
    <CreateForm
      fields={grouperFields}
      sx={formStyle}
      initial={newGrouper}
      dataOf={dataOf}
      differences={differences}
      validate={(values) => grouperFaults(values)}
      confirm={({ ecs }) => confirm({ kind: 'saveGrouper', id: null, ecs: [...ecs] })}
      arrived={arrived}
      onSaved={({ name }) => onSaved({ associatorName: normalName(name) })}
    >
      <GrouperFields dialog={dialog} />
    </CreateForm>
  );
}
