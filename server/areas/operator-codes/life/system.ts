import { system } from '../../../platform/principal/principal';

/** The principal that switches unused codes off. */
export const UNUSED_CODES = system('unused codes');
