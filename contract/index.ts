import * as calls from './calls';
import type { Operation } from './operation';

/** Every call there is. The server's routes equal this list; a test holds them together. */
export const operations: readonly Operation[] = Object.values(calls);
