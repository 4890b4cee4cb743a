import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** Whether it takes the whole line. */
  whole?: boolean;
  children: ReactNode;
}

/** A field of an order with its name. */
export function Fact({ name, whole = false, children }: FactProps) {
  return (
    <div className={whole ? 'whole' : ''}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
