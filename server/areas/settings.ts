import { sessionSettings } from '../network/people/session-settings';
import { signOnSettings } from '../network/sign-on/providers';
import { factorSettings } from '../platform/principal/factor-settings';
import type { Settings } from '../platform/settings';
import { syslogSettings } from './audit/syslog/settings';
import { phoneSettings } from './deployment/phones';
import { subscriptionSettings } from './subscriptions/settings';
import { webhookSettings } from './webhooks/settings';
import { caseSystemSettings } from './work-orders/cases/salesforce/settings';

/** What areas read from the environment. Commands read it without the areas themselves, and so it has a list of its own. */
export const areaSettings: readonly Settings[] = [
  caseSystemSettings,
  factorSettings,
  phoneSettings,
  sessionSettings,
  signOnSettings,
  subscriptionSettings,
  syslogSettings,
  webhookSettings,
];
