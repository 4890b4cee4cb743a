import { TwoLines } from '../../kit/TwoLines';
import type { Bill } from './bill';

/** FIN-01: whose terminal it is, by name and code. */
export function Establishment({ bill: { nomeFantasia, ec } }: { bill: Bill }) {
  return <TwoLines first={nomeFantasia} second={ec} />;
}
