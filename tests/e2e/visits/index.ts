import { apiUser } from './api';
import { bankFiles } from './bank-files';
import { closings } from './closings';
import { codeLife, codeRequests, operatorCodes } from './codes';
import { frame, help, home, notifications } from './frame';
import { groupers, imports, sheet, users, viewers } from './people';
import { accounts, audit, list, newsManagement, securityEvents } from './records';
import { dashboard, financial, statement, tray, usage } from './reports';
import {
  accessRules,
  forgottenPassword,
  ownFactor,
  ownPassword,
  ownSessions,
  signInPage,
  signOn,
  signOnRules,
} from './session';
import { subscriptions } from './subscriptions';
import { verification } from './verification';
import type { Visit } from './visit';
import { workOrders } from './work-orders';

/** Everything that there is to see; a page that comes to the console comes here too. */
export const visits: Readonly<Record<string, Visit>> = {
  'the sign-in page': signInPage,
  'the sign-in at providers': signOn,
  'a forgotten password': forgottenPassword,
  'the own password': ownPassword,
  'the own sessions': ownSessions,
  'the frame': frame,
  home,
  'the notifications': notifications,
  'the dashboard': dashboard,
  'the statement': statement,
  'the closed months': closings,
  'the bills': financial,
  'the usage report': usage,
  'the requested codes': codeRequests,
  'a list': list,
  'the accounts': accounts,
  'the users': users,
  'the report viewers': viewers,
  'the operator codes': operatorCodes,
  'the audit trail': audit,
  'the security events': securityEvents,
  'help and bulletins': help,
  'the groupers': groupers,
  'the work orders': workOrders,
  'the management of news': newsManagement,
  'an import': imports,
  'a sheet that comes back': sheet,
  'the export tray': tray,
  'the life of a code': codeLife,
  'the API user and its webhooks': apiUser,
  'verifying a file': verification,
  'the own second factor': ownFactor,
  'the rules of access': accessRules,
  'the rules of providers': signOnRules,
  'the subscriptions': subscriptions,
  'the numbered bank files': bankFiles,
};
