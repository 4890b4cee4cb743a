import { z } from 'zod';
import { screens } from './access';

/** A place in the console that a reply leads to; the console makes the address of it. */
export const place = z.strictObject({
  screen: z.enum(screens.map(({ path }) => path)),
  record: z.string().max(40).optional().describe('The one record of the screen'),
  tab: z.string().max(20).optional().describe('The part of the screen, as its address has it'),
  filter: z
    .record(
      z.string().max(40),
      z.union([z.string().max(100), z.number(), z.array(z.string().max(20)).max(1000)]),
    )
    .optional()
    .describe('What the list of the screen is filtered by, as its address has it'),
  view: z.string().max(40).optional().describe('The saved view with which the screen is opened'),
});
export type Place = z.infer<typeof place>;
