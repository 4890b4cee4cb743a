import type { Fact, Table } from '../table.ts';
import { BASELINE, PAGE, TYPE } from './look.ts';
import type { Paper } from './paper.ts';
import { inPoints } from './sheet.ts';

const TITLE_LINES = 2;
/** What names many things takes the lines that it needs, but not more than a page. */
const FACT_LINES = 40;
const LABEL_WIDTH = 150;
const MARK_WIDTH = 200;
const NOTE_LINES = 2;
/** Between labels and values, and between the title and the mark. */
const GAP = 14;

/** Title and facts, before the table; who makes the file stands at the right. */
export function head(
  paper: Paper,
  { title, creator }: Pick<Table, 'title' | 'creator'>,
  facts: readonly Fact[],
): void {
  const { regular, semibold } = paper;
  const mark = paper.shortened(creator, semibold, TYPE.mark.size, MARK_WIDTH);
  const markLeft = PAGE.right - inPoints(mark, TYPE.mark.size);
  const markInk = { face: semibold, size: TYPE.mark.size, colour: 'primary' } as const;
  paper.mark(null, () => paper.sheet.write(mark, markInk, markLeft, paper.y + TYPE.mark.line * BASELINE));
  const titleInk = { face: semibold, size: TYPE.title.size, colour: 'text' } as const;
  paper.mark(paper.element('H1', paper.structure.document), () =>
    paper.paragraph(title, titleInk, {
      left: PAGE.left,
      width: markLeft - GAP - PAGE.left,
      most: TITLE_LINES,
      line: TYPE.title.line,
    }),
  );
  paper.y += 4;

  const { size, line } = TYPE.fact;
  const labels = facts.map(({ label }) => paper.shortened(label, regular, size, LABEL_WIDTH));
  const left = PAGE.left + Math.max(0, ...labels.map((label) => inPoints(label, size))) + GAP;
  for (const [index, label] of labels.entries()) {
    const width = PAGE.right - left;
    const lines = paper.lines(facts[index]?.value ?? '', regular, size, width, FACT_LINES);
    if (!paper.fits(Math.max(1, lines.length) * line)) paper.turnPage();
    paper.mark(paper.element('P', paper.structure.document), () => {
      const start = paper.y + line * BASELINE;
      paper.sheet.write(label, { face: regular, size, colour: 'text2' }, PAGE.left, start);
      // Nobody sees it; it keeps label and value apart where they are read aloud.
      paper.sheet.append(regular.text(' '), { face: regular, size, colour: 'text2' });
      for (const [at, run] of lines.entries()) {
        paper.sheet.write(run, { face: regular, size, colour: 'text' }, left, start + at * line);
      }
    });
    paper.y += Math.max(1, lines.length) * line;
  }
  paper.y += 10;
}

/** A sentence about the file, below everything else. */
export function noteBelow(paper: Paper, text: string): void {
  const { size, line } = TYPE.fact;
  const lines = paper.lines(text, paper.regular, size, PAGE.right - PAGE.left, NOTE_LINES);
  if (!paper.fits((lines.length + 1) * line)) paper.turnPage();
  paper.mark(paper.element('P', paper.structure.document), () => {
    for (const [at, run] of lines.entries()) {
      const baseline = paper.y + (at + 1 + BASELINE) * line;
      paper.sheet.write(run, { face: paper.regular, size, colour: 'text2' }, PAGE.left, baseline);
    }
  });
}
