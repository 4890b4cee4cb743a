import type { Wire } from './wire';

/** The wire of every resource, by the name under which `<Resource>` knows it. */
export const wires: Readonly<Record<string, Wire>> = {};
