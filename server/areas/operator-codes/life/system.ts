import { system } from '../../../platform/principal/principal';

/** Who switches unused codes off. */
export const UNUSED_CODES = system('unused codes');
