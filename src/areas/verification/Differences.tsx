import { useTranslate } from 'react-admin';
import type { Verification } from '../../../contract/verification';
import { StepCard } from '../../kit/StepCard';
import { useFormat } from '../../kit/use-format';
import { ScrolledTable } from './ScrolledTable';

/** Which cells are not what they were. */
export function Differences({ differences }: Pick<Verification, 'differences'>) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const title = translate('verification.differences.title');
  const value = (cell: string | null, missing: string) => {
    if (cell === null) return translate(`verification.differences.${missing}`);
    return cell === '' ? translate('verification.differences.empty') : cell;
  };
  return (
    <StepCard title={title} text={translate('verification.differences.text')}>
      <ScrolledTable
        label={title}
        headings={(['row', 'column', 'found', 'was'] as const).map((name) =>
          translate(`verification.differences.${name}`),
        )}
        numbers={[0]}
        rows={differences.map(({ row, column, found, was }) => [
          integer(row),
          column ?? translate('verification.differences.whole'),
          value(found, 'missing'),
          value(was, 'added'),
        ])}
      />
    </StepCard>
  );
}
