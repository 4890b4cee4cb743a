import { useTranslate } from 'react-admin';
import { FirstEstablishment } from '../../network/establishments/FirstEstablishment';
import type { ListedGrouper } from './grouper';

/** GRP-02, ACC-04, ACC-05: the first establishment, and a button that lists at most ten of the others. */
export function Establishments({ grouper: { ecs, ecsTotal, nome } }: { grouper: ListedGrouper }) {
  const translate = useTranslate();
  return (
    <FirstEstablishment
      establishments={ecs}
      total={ecsTotal}
      title={translate('groupers.ecs.title', { name: nome })}
      more={(count) => translate('groupers.ecs.more', { count, name: nome })}
    />
  );
}
