import { common as mexican } from '../es/common';
import { overlay } from '../overlay';

export const common = overlay(mexican, { back: 'Volver' });
