import { useTranslate } from 'react-admin';
import { SaveFailure } from '../../kit/edit/SaveFailure';

/** ERR-07, GRP-14: shown where a grouper could not be saved; the input stays. */
export function GrouperSaveFailure({ error }: { error: unknown }) {
  return <SaveFailure error={error} title={useTranslate()('groupers.saveFailed')} />;
}
