import type { PickedTable, ShownNumber } from './read-table';

/** A column of numbers of which something is picked, in hundredths. */
export interface ColumnSum {
  readonly heading: string;
  readonly sum: bigint;
  /** Rounded to a hundredth, halves away from zero. */
  readonly average: bigint;
  readonly money: boolean;
  readonly decimals: boolean;
}

/** The sum and the average of each column of numbers; cells without a number count for nothing. */
export function columnSums({ headings, rows }: PickedTable): ColumnSum[] {
  return headings.flatMap((heading, at) => {
    const numbers = rows.flatMap((row): ShownNumber[] => {
      const cell = row[at];
      return cell?.kind === 'number' ? [cell] : [];
    });
    if (numbers.length === 0) return [];
    const sum = numbers.reduce((total, { hundredths }) => total + hundredths, 0n);
    return [
      {
        heading,
        sum,
        average: rounded(sum, BigInt(numbers.length)),
        money: numbers.some(({ money }) => money),
        decimals: numbers.some(({ decimals }) => decimals),
      },
    ];
  });
}

function rounded(sum: bigint, count: bigint): bigint {
  const half = sum < 0n ? -count : count;
  return (2n * sum + half) / (2n * count);
}
