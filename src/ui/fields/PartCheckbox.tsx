import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

interface PartCheckboxProps extends Pick<CheckboxProps, 'className' | 'disabled' | 'onChange' | 'size'> {
  /** Says how much of what it stands for is ticked. */
  part: 'none' | 'some' | 'all';
  label: string;
}

/** A checkbox for several. The library says "some" in ARIA alone, which the state of the element would contradict. */
export function PartCheckbox({ part, label, ...props }: PartCheckboxProps) {
  return (
    <Checkbox
      {...props}
      checked={part === 'all'}
      indeterminate={part === 'some'}
      slotProps={{
        input: {
          'aria-label': label,
          ref: (input: HTMLInputElement | null) => {
            if (input !== null) input.indeterminate = part === 'some';
          },
        },
      }}
    />
  );
}

/** Tells how much of several is ticked. */
export function partOf(ticked: number, all: number): PartCheckboxProps['part'] {
  if (ticked === 0) return 'none';
  return ticked === all ? 'all' : 'some';
}
