import { z } from 'zod';
import type { ScreenPath } from './access';
import { op, REPORT_TIMEOUT } from './operation';

/** The limits of the reply. */
export const SILENCE = {
  /** Silent shops that are answered, the newest first; `totalSilenciosos` says how many there are. */
  listed: 50,
  /** Shops that cannot be judged, by name; `totalSemRitmo` says how many there are. */
  sparse: 10,
  /** A shop that has been silent for longer has left: the judgement uses no older data either. */
  days: 70,
  /** A rarer silence is shown as so many days, because larger numbers mean no more than "never". */
  onceInDays: 1000,
} as const;

/** The panel stands on the dashboard; it is for whoever follows the cash of shops: administrators and managers. */
export const SILENCE_SCREEN: ScreenPath = '/financeiro';

const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** Known facts that may explain the silence of a shop, the most telling first. */
const silenceReason = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('semTerminal') }),
  z.strictObject({ tipo: z.literal('operadoresDesativados') }),
  z.strictObject({ tipo: z.literal('chamado'), numero: z.int().describe('Of the open work order') }),
  z.strictObject({ tipo: z.literal('noticia'), titulo: z.string().describe('Of the published news') }),
]);
export type SilenceReason = z.infer<typeof silenceReason>;

/** A shop that should have deposited by now and has not. */
const silentShop = z.strictObject({
  id: z.string().describe('The code of the establishment'),
  nomeFantasia: z.string(),
  cidade: z.string(),
  ultimoDeposito: moment,
  avisadoEm: moment.describe('When the portal noticed it'),
  diasUsuais: z
    .int()
    .min(1)
    .describe(
      'Days of the last ten weeks up to that deposit on whose weekdays it deposits more often than not',
    ),
  diasComDeposito: z.int().min(0).describe('How many of them had a deposit'),
  horaUsual: z.int().min(1).max(24).describe('The full hour by which nine of ten of these had the first one'),
  umaVezEmDias: z
    .int()
    .min(1)
    .max(SILENCE.onceInDays)
    .describe(
      `A silence this long happens once in this number of days; ${SILENCE.onceInDays} also stands for more`,
    ),
  motivo: silenceReason.nullable().describe('null where the portal knows of nothing'),
});
export type SilentShop = z.infer<typeof silentShop>;

export const silenceReply = z.strictObject({
  silenciosos: z.array(silentShop).max(SILENCE.listed),
  totalSilenciosos: z.int().min(0),
  avaliados: z.int().min(0).describe('Establishments whose rhythm is known, silent ones among them'),
  semRitmo: z
    .array(z.strictObject({ id: z.string(), nomeFantasia: z.string() }))
    .max(SILENCE.sparse)
    .describe('Establishments with too few deposits: a week without one would say nothing'),
  totalSemRitmo: z.int().min(0),
  avaliadoAte: moment.nullable().describe('Up to when it was judged; null before the first time'),
  semDadosDesde: moment
    .nullable()
    .describe(
      'Since when nothing has come from the whole network, longer than ever: then nobody falls silent',
    ),
});
export type SilenceReply = z.infer<typeof silenceReply>;

export const silentShops = op({
  name: 'silentShops',
  summary: 'The establishments that should have deposited by now and have not',
  description:
    'Is evaluated once an hour from the rhythm of each establishment over ten weeks. While no data arrives from the ' +
    'whole network, no establishment counts as silent, and `semDadosDesde` says since when.',
  method: 'GET',
  path: '/portal/reports/silence',
  access: { person: { screens: [SILENCE_SCREEN] } },
  reply: silenceReply,
  timeout: REPORT_TIMEOUT,
});
