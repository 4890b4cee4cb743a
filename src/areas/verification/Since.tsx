import { useTranslate } from 'react-admin';
import type { Verification } from '../../../contract/verification';
import { StepCard } from '../../kit/StepCard';
import { useFormat } from '../../ui/format/use-format';
import { ScrolledTable } from './ScrolledTable';
import { useCellText } from './use-cell-text';

interface Props {
  kind: 'arrived' | 'cancelled';
  file: NonNullable<Verification['file']>;
  since: NonNullable<Verification['arrived']>;
}

/** Rows in the scope of a file that have arrived or been cancelled since it was made. */
export function Since({ kind, file, since: { count, rows } }: Props) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const cellText = useCellText();
  const title = translate(`verification.since.${kind}`);
  const more = count > rows.length ? translate('verification.since.first', { count: rows.length }) : '';
  const events = translate('verification.since.count', counted(count));
  return (
    <StepCard
      title={title}
      text={count === 0 ? translate('verification.since.none') : `${events} ${more}`.trim()}
    >
      {count > 0 && (
        <ScrolledTable
          label={title}
          headings={file.columns.map(({ heading }) => heading)}
          numbers={file.columns.flatMap(({ type }, place) => (type === 'money' ? [place] : []))}
          rows={rows.map((row) => row.map((cell, place) => cellText(cell, file.columns[place]?.type)))}
        />
      )}
    </StepCard>
  );
}
