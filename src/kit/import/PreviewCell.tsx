import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/imports';
import { Whole } from '../Whole';
import type { DescribedColumn } from './columns';

type Column = DescribedColumn['id'];

/** What the file says, marked where it is wrong; of a change what there was and what there will be. */
export function Value({ row, column }: { row: ImportRow; column: Column }) {
  const { cells, changes, problems, theirs = [] } = row;
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
  const their = theirs.find((candidate) => candidate.column === column);
  if (their !== undefined) return <Versions {...their} mine={change?.after} />;
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

/** A cell that somebody else has changed since the sheet was exported. */
function Versions({ was, now, mine }: { was: string; now: string; mine: string | undefined }) {
  const translate = useTranslate();
  const nothing = translate('imports.preview.nothing');
  const lines = [['was', was], ['theirs', now], ...(mine === undefined ? [] : [['mine', mine]])] as const;
  return (
    <div className="versions">
      {lines.map(([name, text]) => (
        <div key={name}>
          <span className="left">{translate(`imports.sheet.${name}`)}:</span>{' '}
          <span className={name}>
            <Whole text={text || nothing} />
          </span>
        </div>
      ))}
    </div>
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
