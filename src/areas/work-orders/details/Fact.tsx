import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** Takes all of the line. */
  whole?: boolean;
  children: ReactNode;
}

/** Something that is known of an order. */
export function Fact({ name, whole = false, children }: FactProps) {
  return (
    <div className={whole ? 'whole' : ''}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
