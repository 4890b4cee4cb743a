import { StateMark } from '../../kit/StateMark';
import type { BankFileRecord } from './bank-file';
import { useFileWords } from './use-file-words';

/** Says which file it goes on from, and marks one that does not go on where that ends. */
export function Sequence({ record }: { record: BankFileRecord }) {
  const { text, number } = useFileWords();
  const { number: own, chained } = record;
  if (chained && own === 1) return <StateMark tone="good" text={text('sequence.first')} />;
  return (
    <StateMark
      tone={chained ? 'good' : 'bad'}
      text={text(chained ? 'sequence.follows' : 'sequence.broken', { number: number(own - 1) })}
    />
  );
}
