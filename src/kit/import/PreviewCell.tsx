import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/imports';
import { Whole } from '../Whole';
import type { DescribedColumn } from './columns';

type Column = DescribedColumn['id'];

/** What the file says, marked where it is wrong; of a change what there was and what there will be. */
export function Value({ row: { cells, changes, problems }, column }: { row: ImportRow; column: Column }) {
  const translate = useTranslate();
  const change = changes.find((candidate) => candidate.column === column);
  if (problems.some((problem) => problem.column === column)) {
    return (
      <span className="faulty">
        <ErrorOutlineOutlined aria-hidden />
        <span className="cut">
          <Whole text={cells[column] ?? ''} />
        </span>
      </span>
    );
  }
  if (change === undefined) {
    return (
      <span className="cut">
        <Whole text={cells[column] ?? ''} />
      </span>
    );
  }
  const nothing = translate('imports.preview.nothing');
  const { before, after } = change;
  const text = translate('imports.preview.change', { before: before || nothing, after: after || nothing });
  return (
    <b>
      <Whole text={text} />
    </b>
  );
}

/** All that is wrong with a row, each with the column that it is about. */
export function Problems({ row, columns }: { row: ImportRow; columns: readonly DescribedColumn[] }) {
  return row.problems.map(({ column, text }) => {
    const heading = columns.find(({ id }) => id === column)?.heading;
    return (
      <div key={`${column} ${text}`} className="problem">
        <ErrorOutlineOutlined aria-hidden />
        <div>
          {heading !== undefined && <b>{heading} </b>}
          <span>
            <Whole text={text} />
          </span>
        </div>
      </div>
    );
  });
}

/** What to look at in a row that can be imported. */
export function Warnings({ row }: { row: ImportRow }) {
  return row.warnings.map(({ column, text }) => (
    <div key={`${column} ${text}`} className="warning">
      <WarningAmberOutlined aria-hidden />
      <span>
        <Whole text={text} />
      </span>
    </div>
  ));
}
