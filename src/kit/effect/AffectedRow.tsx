import { useTranslate } from 'react-admin';
import type { AffectedPerson } from '../../../contract/access-effect';
import { FirstOfMany } from '../list/FirstOfMany';
import { Whole } from '../Whole';

/** Somebody who gains or loses access, and to what. */
export function AffectedRow({ person }: { person: AffectedPerson }) {
  const translate = useTranslate();
  const { name, login, active, gained, gains, lost, loses } = person;
  const sides = [
    {
      kind: 'gains',
      word: 'effect.gains',
      title: 'effect.gainedTitle',
      more: 'effect.moreGained',
      items: gained,
      total: gains,
    },
    {
      kind: 'loses',
      word: 'effect.loses',
      title: 'effect.lostTitle',
      more: 'effect.moreLost',
      items: lost,
      total: loses,
    },
  ];
  return (
    <li>
      <b>
        <Whole text={name} />
      </b>{' '}
      · <Whole text={login} />
      {!active && ` · ${translate('common.inactive')}`}
      {sides
        .filter(({ total }) => total > 0)
        .map(({ kind, word, title, more, items, total }) => (
          <div key={kind} className={kind}>
            <span>{translate(word)}</span>
            <FirstOfMany
              items={items.map(({ id, nomeFantasia }) => ({
                key: id,
                text: `${nomeFantasia} (Cód.: ${id})`,
              }))}
              total={total}
              title={translate(title, { name })}
              more={(count) => translate(more, { count, name })}
            />
          </div>
        ))}
    </li>
  );
}
