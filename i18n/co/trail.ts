import { trail as mexican } from '../es/trail';
import { gather } from '../gathered';
import { overlay } from '../overlay';

export const trail = overlay(mexican, await gather('co', 'trail'));
