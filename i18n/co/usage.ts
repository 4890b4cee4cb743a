import { usage as mexican } from '../es/usage';
import { overlay } from '../overlay';

export const usage = overlay(mexican, {
  empty: 'Ninguna terminal se usó en este período.',
  filters: { period: 'Período' },
});
