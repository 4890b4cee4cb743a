import { apiReportFile } from '../../../contract/api-reports';
import { pathOf } from '../../../contract/operation';
import { SENDING_PARAMETER, SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';

/** @param site where people reach the portal, with a folder if it has one */
export const below = (site: string, path: string): string =>
  new URL(path.slice(1), site.endsWith('/') ? site : `${site}/`).href;

/** The page of a sending, which asks for a sign-in. */
export const pageOfSending = (site: string, id: string): string =>
  below(site, `${SUBSCRIPTIONS_PAGE}?${SENDING_PARAMETER}=${id}`);

/** The file of a sending, for programs. */
export const fileOfReport = (site: string, id: string): string => below(site, pathOf(apiReportFile, { id }));
