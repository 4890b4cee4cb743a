import type { Column, Total } from '../../table';
import type { cellWriter } from './cells';
import type { Track } from './columns';
import { BASELINE, PAGE, RULE, TYPE } from './look';
import type { Paper } from './paper';
import { inPoints } from './sheet';
import { ofRow, overColumns } from './structure';

const ABOVE = 8;
const BELOW = 6;
/** From a label to the amounts. */
const GAP = 24;
const LABEL_WIDTH = 200;

export const totalsHeight = (totals: readonly Total[]): number =>
  totals.length === 0 ? 0 : ABOVE + totals.length * TYPE.total.line + BELOW;

/** Totals below their columns, labels at their left; the last one has the bookkeeper's double rule. */
export function drawTotals(
  paper: Paper,
  totals: readonly Total[],
  columns: readonly Column[],
  tracks: readonly Track[],
  write: ReturnType<typeof cellWriter>,
  turnPage: () => void,
): void {
  const { semibold } = paper;
  const { size, line } = TYPE.total;
  const laid = totals.map(({ label, column, amount }) => {
    const index = columns.findIndex(({ id }) => id === column);
    const track = tracks[index];
    const [part] = write(amount, track?.type ?? 'money');
    return {
      index,
      label: paper.shortened(label, semibold, size, LABEL_WIDTH),
      amount: semibold.text(part?.text ?? ''),
      colour: part?.colour ?? 'text',
      right: track === undefined ? PAGE.right : track.left + track.width,
    };
  });
  const labels = Math.max(0, ...laid.map(({ label }) => inPoints(label, size)));
  const amounts = Math.max(0, ...laid.map(({ amount }) => inPoints(amount, size)));
  const width = labels + GAP + amounts;
  paper.y += ABOVE;
  const { table, foot } = paper.structure;
  if (laid.length > 0) table.kids.push(foot);
  for (const [at, { index, label, amount, colour, right: below }] of laid.entries()) {
    if (!paper.fits(line + BELOW)) turnPage();
    const last = at === laid.length - 1;
    // A column at the left end has no room for labels beside it.
    const right = Math.max(below, PAGE.left + width);
    const baseline = paper.y + line * BASELINE - 1;
    // A label goes over the columns before its amount, so that every row of the structure has as many.
    const before = Math.max(1, index);
    const behind = columns.length - before - 1;
    const row = paper.element('TR', foot);
    paper.mark(paper.element('TH', row, ofRow(before)), () =>
      paper.sheet.write(label, { face: semibold, size, colour: 'text' }, right - width, baseline),
    );
    const ink = { face: semibold, size, colour: last ? 'text' : colour } as const;
    paper.mark(paper.element('TD', row), () =>
      paper.sheet.write(amount, ink, right - inPoints(amount, size), baseline),
    );
    if (behind > 0) paper.element('TD', row, overColumns(behind));
    paper.y += line;
    if (last) {
      for (const y of [paper.y, paper.y + 2]) paper.sheet.rule(right - amounts, right, y, 'text', RULE.total);
    } else {
      paper.sheet.rule(right - width, right, paper.y, 'line', RULE.hair);
    }
  }
}
