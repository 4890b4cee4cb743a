import { useTranslate } from 'react-admin';
import { SaveFailure } from '../../kit/edit/SaveFailure';

/** ERR-07, GRP-14: a grouper that was not saved; what was typed stays. */
export function GrouperSaveFailure({ error }: { error: unknown }) {
  return <SaveFailure error={error} title={useTranslate()('groupers.saveFailed')} />;
}
