import type { Fact } from '../../table';
import { BASELINE, PAGE, TYPE } from './look';
import type { Paper } from './paper';
import { inPoints } from './sheet';

const TITLE_LINES = 2;
/** A fact that names many things may take so many. */
const FACT_LINES = 5;
const LABEL_WIDTH = 150;
/** Between labels and values, and between the title and the mark. */
const GAP = 14;

/** Title and facts, before the table. */
export function head(paper: Paper, title: string, facts: readonly Fact[]): void {
  const { regular, semibold } = paper;
  const mark = semibold.text('Cofre');
  const markLeft = PAGE.right - inPoints(mark, TYPE.mark.size);
  const markInk = { face: semibold, size: TYPE.mark.size, colour: 'primary' } as const;
  paper.sheet.write(mark, markInk, markLeft, paper.y + TYPE.mark.line * BASELINE);
  const titleInk = { face: semibold, size: TYPE.title.size, colour: 'text' } as const;
  paper.paragraph(title, titleInk, {
    left: PAGE.left,
    width: markLeft - GAP - PAGE.left,
    most: TITLE_LINES,
    line: TYPE.title.line,
  });
  paper.y += 4;

  const { size, line } = TYPE.fact;
  const labels = facts.map(({ label }) => paper.shortened(label, regular, size, LABEL_WIDTH));
  const left = PAGE.left + Math.max(0, ...labels.map((label) => inPoints(label, size))) + GAP;
  for (const [index, label] of labels.entries()) {
    if (!paper.fits(FACT_LINES * line)) paper.turnPage();
    const { y } = paper;
    paper.sheet.write(label, { face: regular, size, colour: 'text2' }, PAGE.left, y + line * BASELINE);
    const ink = { face: regular, size, colour: 'text' } as const;
    const value = facts[index]?.value ?? '';
    paper.paragraph(value, ink, { left, width: PAGE.right - left, most: FACT_LINES, line });
    paper.y = Math.max(paper.y, y + line);
  }
  paper.y += 10;
}
