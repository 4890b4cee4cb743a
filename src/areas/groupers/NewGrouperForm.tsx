import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CreateForm } from '../../kit/edit/CreateForm';
import { cardStyle, formStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { useEffectQuestion } from '../../kit/effect/use-effect-question';
import type { SavedState } from '../../kit/list/use-saved-flag';
import { forgetGroups } from './forget-groups';
import { GrouperSaveFailure } from './GrouperSaveFailure';
import { GrouperSection } from './GrouperSection';
import { dataOf, differences, grouperFaults, grouperFields, newGrouper } from './grouper-values';
import { useGrouperArrived } from './use-grouper-arrived';

/** Registers a grouper (GRP-05 to GRP-08). */
export function NewGrouperForm() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const arrived = useGrouperArrived();
  const { ask, dialog } = useEffectQuestion(translate('groupers.new'));
  return (
    <CreateForm
      fields={grouperFields}
      sx={formStyle}
      initial={newGrouper}
      dataOf={dataOf}
      differences={differences}
      validate={grouperFaults}
      confirm={({ ecs }) => ask({ kind: 'saveGrouper', id: null, ecs: [...ecs] })}
      arrived={arrived}
      onSaved={() => {
        forgetGroups(cache);
        const state: SavedState = { saved: 'edit.saved' };
        void navigate('/agrupadores', { state });
      }}
    >
      <SaveProblems Failure={GrouperSaveFailure} />
      <Card sx={cardStyle}>
        <GrouperSection />
      </Card>
      <SaveBar back="/agrupadores" />
      {dialog}
    </CreateForm>
  );
}
