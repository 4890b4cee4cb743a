import Polyglot from 'node-polyglot';
import { type Language, localeOf } from '../contract/languages';
import { audit as coAudit } from './co/audit';
import { banks as coBanks } from './co/banks';
import { bulk as coBulk } from './co/bulk';
import { common as coCommon } from './co/common';
import { errors as coErrors } from './co/errors';
import { exports as coExports } from './co/exports';
import { importReplies as coImportReplies } from './co/import-replies';
import { inputProblems as coInputProblems } from './co/input-problems';
import { keys as coKeys } from './co/keys';
import { mail as coMail } from './co/mail';
import { manual as coManual } from './co/manual';
import { notices as coNotices } from './co/notices';
import { password as coPassword } from './co/password';
import { passwordReplies as coPasswordReplies } from './co/password-replies';
import { reports as coReports } from './co/reports';
import { screens as coScreens } from './co/screens';
import { session as coSession } from './co/session';
import { shell as coShell } from './co/shell';
import { statement as coStatement } from './co/statement';
import { userProblems as coUserProblems } from './co/user-problems';
import { userReplies as coUserReplies } from './co/user-replies';
import { videos as coVideos } from './co/videos';
import { audit as enAudit } from './en/audit';
import { banks as enBanks } from './en/banks';
import { bulk as enBulk } from './en/bulk';
import { common as enCommon } from './en/common';
import { errors as enErrors } from './en/errors';
import { exports as enExports } from './en/exports';
import { importReplies as enImportReplies } from './en/import-replies';
import { inputProblems as enInputProblems } from './en/input-problems';
import { keys as enKeys } from './en/keys';
import { mail as enMail } from './en/mail';
import { manual as enManual } from './en/manual';
import { notices as enNotices } from './en/notices';
import { password as enPassword } from './en/password';
import { passwordReplies as enPasswordReplies } from './en/password-replies';
import { reports as enReports } from './en/reports';
import { screens as enScreens } from './en/screens';
import { session as enSession } from './en/session';
import { shell as enShell } from './en/shell';
import { statement as enStatement } from './en/statement';
import { userProblems as enUserProblems } from './en/user-problems';
import { userReplies as enUserReplies } from './en/user-replies';
import { videos as enVideos } from './en/videos';
import { audit as esAudit } from './es/audit';
import { banks as esBanks } from './es/banks';
import { bulk as esBulk } from './es/bulk';
import { common as esCommon } from './es/common';
import { errors as esErrors } from './es/errors';
import { exports as esExports } from './es/exports';
import { importReplies as esImportReplies } from './es/import-replies';
import { inputProblems as esInputProblems } from './es/input-problems';
import { keys as esKeys } from './es/keys';
import { mail as esMail } from './es/mail';
import { manual as esManual } from './es/manual';
import { notices as esNotices } from './es/notices';
import { password as esPassword } from './es/password';
import { passwordReplies as esPasswordReplies } from './es/password-replies';
import { reports as esReports } from './es/reports';
import { screens as esScreens } from './es/screens';
import { session as esSession } from './es/session';
import { shell as esShell } from './es/shell';
import { statement as esStatement } from './es/statement';
import { userProblems as esUserProblems } from './es/user-problems';
import { userReplies as esUserReplies } from './es/user-replies';
import { videos as esVideos } from './es/videos';
import { audit as ptAudit } from './pt/audit';
import { banks as ptBanks } from './pt/banks';
import { bulk as ptBulk } from './pt/bulk';
import { common as ptCommon } from './pt/common';
import { errors as ptErrors } from './pt/errors';
import { exports as ptExports } from './pt/exports';
import { importReplies as ptImportReplies } from './pt/import-replies';
import { inputProblems as ptInputProblems } from './pt/input-problems';
import { keys as ptKeys } from './pt/keys';
import { mail as ptMail } from './pt/mail';
import { manual as ptManual } from './pt/manual';
import { notices as ptNotices } from './pt/notices';
import { password as ptPassword } from './pt/password';
import { passwordReplies as ptPasswordReplies } from './pt/password-replies';
import { reports as ptReports } from './pt/reports';
import { screens as ptScreens } from './pt/screens';
import { session as ptSession } from './pt/session';
import { shell as ptShell } from './pt/shell';
import { statement as ptStatement } from './pt/statement';
import { userProblems as ptUserProblems } from './pt/user-problems';
import { userReplies as ptUserReplies } from './pt/user-replies';
import { videos as ptVideos } from './pt/videos';

/** The areas of the catalogues that the server itself speaks. */
const catalogues = {
  en: {
    bulk: enBulk,
    banks: enBanks,
    common: enCommon,
    imports: enImportReplies,
    inputProblems: enInputProblems,
    screens: enScreens,
    audit: enAudit,
    errors: enErrors,
    exports: enExports,
    manual: enManual,
    session: enSession,
    shell: enShell,
    reports: enReports,
    statement: enStatement,
    videos: enVideos,
    notices: enNotices,
    mail: enMail,
    password: enPassword,
    passwordReplies: enPasswordReplies,
    users: { problems: enUserProblems },
    userReplies: enUserReplies,
    ...enKeys,
  },
  co: {
    bulk: coBulk,
    banks: coBanks,
    common: coCommon,
    imports: coImportReplies,
    inputProblems: coInputProblems,
    screens: coScreens,
    audit: coAudit,
    errors: coErrors,
    exports: coExports,
    manual: coManual,
    session: coSession,
    shell: coShell,
    reports: coReports,
    statement: coStatement,
    videos: coVideos,
    notices: coNotices,
    mail: coMail,
    password: coPassword,
    passwordReplies: coPasswordReplies,
    users: { problems: coUserProblems },
    userReplies: coUserReplies,
    ...coKeys,
  },
  es: {
    bulk: esBulk,
    banks: esBanks,
    common: esCommon,
    imports: esImportReplies,
    inputProblems: esInputProblems,
    screens: esScreens,
    audit: esAudit,
    errors: esErrors,
    exports: esExports,
    manual: esManual,
    session: esSession,
    shell: esShell,
    reports: esReports,
    statement: esStatement,
    videos: esVideos,
    notices: esNotices,
    mail: esMail,
    password: esPassword,
    passwordReplies: esPasswordReplies,
    users: { problems: esUserProblems },
    userReplies: esUserReplies,
    ...esKeys,
  },
  pt: {
    bulk: ptBulk,
    banks: ptBanks,
    common: ptCommon,
    imports: ptImportReplies,
    inputProblems: ptInputProblems,
    screens: ptScreens,
    audit: ptAudit,
    errors: ptErrors,
    exports: ptExports,
    manual: ptManual,
    session: ptSession,
    shell: ptShell,
    reports: ptReports,
    statement: ptStatement,
    videos: ptVideos,
    notices: ptNotices,
    mail: ptMail,
    password: ptPassword,
    passwordReplies: ptPasswordReplies,
    users: { problems: ptUserProblems },
    userReplies: ptUserReplies,
    ...ptKeys,
  },
};

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every message that the server may send; a misspelt key does not compile. */
export type MessageKey = Leaves<(typeof catalogues)['en']>;

const speakers = Object.fromEntries(
  Object.entries(catalogues).map(([language, phrases]) => [
    language,
    new Polyglot({ phrases, locale: localeOf[language as Language] }),
  ]),
) as Record<Language, Polyglot>;

/** A message in a language, its `%{…}` filled in. */
export function message(
  language: Language,
  key: MessageKey,
  parameters: Record<string, string | number> = {},
) {
  return speakers[language].t(key, parameters);
}
