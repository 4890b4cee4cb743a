import type { ClosingChange } from '../../../contract/closings';
import { type Money, subtractMoney } from '../../../contract/money';

/** The amount as statements have it: that of a withdrawal is below zero. */
export const signedAmount = ({ type, amount }: ClosingChange): Money =>
  type === 'withdrawal' ? subtractMoney(0, amount) : amount;

/** What a change did to the balance: what was cancelled is taken back. */
export const effectOf = (change: ClosingChange): Money =>
  change.change === 'arrived' ? signedAmount(change) : subtractMoney(0, signedAmount(change));

export const keyOf = ({ capturedAt, terminal, nsu }: ClosingChange): string =>
  `${capturedAt} ${terminal} ${nsu}`;
