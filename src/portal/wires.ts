import { bankWire } from '../banks/wire';
import type { Wire } from './wire';

/** The wire of every resource, by the name under which react-admin knows it. */
export const wires: Readonly<Record<string, Wire>> = {
  bancos: bankWire,
};
