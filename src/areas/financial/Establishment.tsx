import { TwoLines } from '../../kit/TwoLines';
import type { Bill } from './bill';

/** FIN-01: the establishment of the terminal, by name and code. */
export function Establishment({ bill: { nomeFantasia, ec } }: { bill: Bill }) {
  return <TwoLines first={nomeFantasia} second={ec} />;
}
