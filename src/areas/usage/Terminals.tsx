import { useTranslate } from 'react-admin';
import { FirstOfMany } from '../../kit/list/FirstOfMany';
import type { UsageRecord } from './usage';

/** USE-05: the first terminal, and a button that lists at most ten of the others. */
export function Terminals({ record: { nomeFantasia, terminais } }: { record: UsageRecord }) {
  const translate = useTranslate();
  return (
    <FirstOfMany
      items={terminais.map((number) => ({ key: number, text: number }))}
      total={terminais.length}
      title={translate('usage.terminals.title', { name: nomeFantasia })}
      more={(count) => translate('usage.terminals.more', { count, name: nomeFantasia })}
    />
  );
}
