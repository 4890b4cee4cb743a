import { TwoLines } from '../../kit/TwoLines';
import type { OrderRecord } from './work-order';

/** WO-01: the terminal that an order is about, and whose it is. */
export function TerminalText({ order: { numeroLogico, nomeEstabelecimento } }: { order: OrderRecord }) {
  return <TwoLines first={numeroLogico} second={nomeEstabelecimento} />;
}
