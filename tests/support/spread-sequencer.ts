import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait most of their time: for processes that end, databases that come back, receivers that never respond. */
const WAITING = /\/tests\/server\/(faults|platform\/traces)\//;

/**
 * Vitest's order, project by project, but with the files that wait spread evenly among the others of their project: as
 * they are small they would all come last, and leave the processors idle together.
 */
export class SpreadSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) => spread(sorted.filter(({ project }) => project === one)));
  }
}

function spread(files: TestSpecification[]): TestSpecification[] {
  const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
  const kinds = [files.filter(waits), files.filter((file) => !waits(file))];
  return kinds
    .flatMap((alike) => alike.map((file, index) => ({ file, place: (index + 0.5) / alike.length })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ file }) => file);
}
