import type { Column, Total } from '../table.ts';
import type { cellWriter } from './cells.ts';
import type { Track } from './columns.ts';
import { BASELINE, PAGE, RULE, TYPE } from './look.ts';
import type { Paper } from './paper.ts';
import { inPoints } from './sheet.ts';
import { ofRow, overColumns } from './structure.ts';

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
  const laid = totals.map(({ label, amounts }) => ({
    label: paper.shortened(label, semibold, size, LABEL_WIDTH),
    amounts: columns.flatMap(({ id }, index) => {
      const amount = amounts[id];
      const track = tracks[index];
      if (amount === undefined) return [];
      const [part] = write(amount, track?.type ?? 'money');
      const right = track === undefined ? PAGE.right : track.left + track.width;
      return [
        { index, text: semibold.text(part?.text ?? ''), colour: part?.colour ?? 'text', right } as const,
      ];
    }),
  }));
  /** How wide the widest amount is that stands in a column. */
  const widest = (column: number) =>
    Math.max(
      ...laid.flatMap(({ amounts }) =>
        amounts.filter(({ index }) => index === column).map(({ text }) => inPoints(text, size)),
      ),
    );
  const labels = Math.max(0, ...laid.map(({ label }) => inPoints(label, size)));
  paper.y += ABOVE;
  const { table, foot } = paper.structure;
  if (laid.length > 0) table.kids.push(foot);
  for (const [at, { label, amounts }] of laid.entries()) {
    if (!paper.fits(line + BELOW)) turnPage();
    const last = at === laid.length - 1;
    const baseline = paper.y + line * BASELINE - 1;
    const row = paper.element('TR', foot);
    /** Up to which column the cells of the row reach. */
    let reached = 0;
    let left: number = PAGE.left;
    for (const { index, text, colour, right: below } of amounts) {
      const width = widest(index);
      // A column at the left end has no room for labels beside it.
      const right = reached === 0 ? Math.max(below, PAGE.left + labels + GAP + width) : below;
      if (reached === 0) {
        // A label goes over the columns before its amount, so that every row of the structure has as many.
        reached = Math.max(1, index);
        left = right - width - GAP - labels;
        const ink = { face: semibold, size, colour: 'text' } as const;
        const heading = paper.element('TH', row, ofRow(reached));
        paper.mark(heading, () => paper.sheet.write(label, ink, left, baseline));
      } else if (index > reached) {
        paper.element('TD', row, overColumns(index - reached));
      }
      const ink = { face: semibold, size, colour: last ? 'text' : colour } as const;
      paper.mark(paper.element('TD', row), () =>
        paper.sheet.write(text, ink, right - inPoints(text, size), baseline),
      );
      if (last) {
        for (const below of [line, line + 2]) {
          paper.sheet.rule(right - width, right, paper.y + below, 'text', RULE.total);
        }
      } else {
        paper.sheet.rule(left, right, paper.y + line, 'line', RULE.hair);
      }
      reached = Math.max(reached, index) + 1;
    }
    if (columns.length > reached) paper.element('TD', row, overColumns(columns.length - reached));
    paper.y += line;
  }
}
