import { LEVEL, type ScreenPath, type Standing } from '../../../contract/access';
import { createPath } from '../../ui/paths';

/** A way to the daily work. */
export interface Way {
  path: ScreenPath;
  to: string;
  /** The key of its text in `home.actions`. */
  text: 'statement' | 'dashboard' | 'workOrders' | 'newUser' | 'newOrder' | 'bulletins';
}

const to = (path: ScreenPath, text: Way['text']): Way => ({ path, to: path, text });
const create = (path: ScreenPath, text: Way['text']): Way => ({ path, to: createPath(path), text });

const reports = [to('/transacoes-extrato', 'statement'), to('/painel-de-controle', 'dashboard')];

/** HOME-06: the two or three most frequent ways of a profile, in order of frequency. */
export function usualWays({ level }: Standing): readonly Way[] {
  switch (level) {
    case LEVEL.provider:
      return [...reports, create('/usuarios', 'newUser')];
    case LEVEL.manager:
      return [...reports, create('/chamados', 'newOrder')];
    case LEVEL.specific:
      return [
        to('/chamados', 'workOrders'),
        create('/chamados', 'newOrder'),
        to('/informativos', 'bulletins'),
      ];
    default:
      return [...reports, to('/informativos', 'bulletins')];
  }
}
