import { z } from 'zod';
import { fileFormats, mediaTypes } from './exports';
import { DOWNLOAD_TIMEOUT, op } from './operation';

/** Headers of the file: what it comes to now, and whether that is something else than the event said. */
export type ReportHeader =
  | 'report-rows'
  | 'report-deposits'
  | 'report-withdrawals'
  | 'report-balance'
  | 'report-changed';

/** The file of a report that came by itself, for programs that were told of it by `report.ready` (decision 116). */
export const apiReportFile = op({
  name: 'apiReportFile',
  summary: 'The file of a report to which the manager has subscribed',
  description:
    'The event `report.ready` has its address. It has the rows of the moment of that event, within what the manager may ' +
    'see now: whoever has lost an establishment since gets the file without it, and whoever may have nothing of it is ' +
    'answered with 403. Its form is that of the subscription; an `Accept` without it is answered with 406. It is there as long as the sending ' +
    'is listed in the portal, 90 days if the operator has set nothing else. Its headers `report-rows`, `report-deposits`, ' +
    '`report-withdrawals` and `report-balance` say what the file comes to now, and `report-changed` is `true` where that is ' +
    'not what its event said: the manager has gained or lost an establishment since.',
  tag: 'Reports',
  method: 'GET',
  path: '/api/v1/reports/:id/file',
  access: { client: true },
  failure: 'problem',
  params: z.strictObject({
    id: z
      .string()
      .max(40)
      .describe('`sending` of the event')
      .meta({ example: '0e6a3c0f-2d3e-4c5b-8a79-d1f2a3b4c5d6' }),
  }),
  reply: z.file(),
  produces: fileFormats.map((format) => mediaTypes[format]),
  timeout: DOWNLOAD_TIMEOUT.firstByte,
});
