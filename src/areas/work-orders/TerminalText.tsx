import { TwoLines } from '../../kit/TwoLines';
import type { OrderRecord } from './work-order';

/** WO-01: the terminal of an order, and its establishment. */
export function TerminalText({ order: { numeroLogico, nomeEstabelecimento } }: { order: OrderRecord }) {
  return <TwoLines first={numeroLogico} second={nomeEstabelecimento} />;
}
