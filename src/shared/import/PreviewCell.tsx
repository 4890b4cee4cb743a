import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/imports';
import type { DescribedColumn } from './columns';

type Column = DescribedColumn['id'];

/** What the file says; of a change what there was and what there will be. */
export function Value({ row: { cells, changes }, column }: { row: ImportRow; column: Column }) {
  const translate = useTranslate();
  const change = changes.find((candidate) => candidate.column === column);
  if (change === undefined) return <span className="cut">{cells[column]}</span>;
  const nothing = translate('imports.preview.nothing');
  const { before, after } = change;
  return <b>{translate('imports.preview.change', { before: before || nothing, after: after || nothing })}</b>;
}

/** What is wrong with a cell; without a column, what is wrong with the row. */
export function Problems({ row: { problems }, column }: { row: ImportRow; column: Column | null }) {
  return problems
    .filter((problem) => problem.column === column)
    .map(({ text }) => (
      <div key={text} className="problem">
        <ErrorOutlineOutlined aria-hidden />
        <span>{text}</span>
      </div>
    ));
}
