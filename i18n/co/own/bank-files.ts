import type { TrailTexts } from '../../area-parts';
import { bankFiles as mexican } from '../../es/own/bank-files';
import { overlay } from '../../overlay';

export const bankFiles = overlay(mexican, {
  note: 'Una cuenta completa, en el período del extracto.',
  text: 'Un archivo bancario tiene todas las transacciones de una cuenta en este período. Los demás filtros no se aplican.',
});

export const trail: TrailTexts = { entities: { bankFile: 'Extracto bancario numerado' } };
