import type { ComponentType } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConflictNotice } from './ConflictNotice';
import { useRecordForm } from './record-form-context';
import { SaveFailure } from './SaveFailure';

interface SaveProblemsProps {
  /** How a save reads that failed for another reason than a conflict. */
  Failure?: ComponentType<{ error: unknown }>;
}

/** Why the form was not saved, above its fields; nothing as long as nothing has failed. */
export function SaveProblems({ Failure = SaveFailure }: SaveProblemsProps) {
  const { reset } = useFormContext();
  const { failure, conflict } = useRecordForm();
  return (
    <>
      {failure !== null && <Failure error={failure} />}
      {conflict !== null && (
        <ConflictNotice
          text={conflict.text}
          changes={conflict.changes}
          onTakeStored={() => {
            reset(conflict.values);
            conflict.onTaken();
          }}
        />
      )}
    </>
  );
}
