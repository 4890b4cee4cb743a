import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { EditForm } from '../../kit/edit/EditForm';
import { cardStyle, formStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { useEffectQuestion } from '../../kit/effect/use-effect-question';
import type { SavedState } from '../../kit/list/use-saved-flag';
import { forgetGroups } from './forget-groups';
import { GrouperSaveFailure } from './GrouperSaveFailure';
import { GrouperSection } from './GrouperSection';
import type { EditedGrouper } from './grouper';
import { differences, grouperFaults, grouperFields, grouperShape } from './grouper-values';

/** Changes a grouper (GRP-05 to GRP-08). What its establishments come to for people is asked about first. */
export function EditGrouperForm({ record }: { record: EditedGrouper }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [seen, setSeen] = useState(record);
  const { ask, unasked, dialog } = useEffectQuestion(translate('groupers.edit'));
  return (
    <EditForm
      fields={grouperFields}
      sx={formStyle}
      shape={grouperShape}
      seen={seen}
      onSeen={setSeen}
      tell={({ field, before, after }) => ({
        field: translate(`groupers.form.${field}`),
        before: before.join(', ') || translate('groupers.form.nothing'),
        after: after.join(', ') || translate('groupers.form.nothing'),
      })}
      validate={grouperFaults}
      confirm={(values, stored) =>
        differences(grouperShape.valuesOf(stored), values).some(({ field }) => field === 'ecs')
          ? ask({ kind: 'saveGrouper', id: record.id, ecs: [...values.ecs] })
          : unasked()
      }
      onSaved={() => {
        forgetGroups(cache);
        const state: SavedState = { saved: 'edit.saved' };
        void navigate('/agrupadores', { state });
      }}
    >
      <SaveProblems Failure={GrouperSaveFailure} />
      <Card sx={cardStyle}>
        <GrouperSection stored={seen.escopoAcessoEC} />
      </Card>
      <SaveBar back="/agrupadores" />
      {dialog}
    </EditForm>
  );
}
