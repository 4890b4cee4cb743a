import { z } from 'zod';
import { type PasswordPolicy, passwordPolicies } from '../../contract/config';
import { isDate } from '../../contract/dates';
import { FALLBACK_LANGUAGE, languages } from '../../contract/languages';
import { CALLS_A_MINUTE } from '../../contract/limits';
import { type PhoneCountry, phoneCountries } from '../../contract/phone-countries';
import type { FirstLanguage } from './http/first-language';
import { areNetworks } from './http/networks';
import { type OwnVideos, ownVideosIn } from './http/own-videos';
import { type ListenAddress, listenAddress } from './metrics/address';
import { isTooWide, productionProblems } from './production';
import { fileVariablesOf, withSecretFiles } from './secret-files';
import {
  isTimeZone,
  keyList,
  MAIL_FROM,
  onOff,
  optionalUrl,
  SECRET_LENGTH,
  SECURITY_CONTACT,
  sentenceOf,
  signingKeys,
} from './setting-rules';
import { type Problem, readBy, type Settings, type Surroundings } from './settings';
import { tracesUrl, tracesVariables } from './traces/settings';

/** A wrong environment: the message names the variable, and the process stops before it does anything. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Variables that hold a password or a key: their values are never repeated. */
const SECRET = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'PORTAL_SECRET',
  'PORTAL_FEED_KEY',
  'PORTAL_METRICS_KEY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
];

/** The variables of the platform, and of what every room needs. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  PORTAL_DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://'),
  DATABASE_REPLICA_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://'),
  DATABASE_REPLICA_LAG: z.coerce.number().min(1).max(300).default(5),
  SMTP_URL: optionalUrl(/^smtps?$/, 'smtp:// or smtps://'),
  PORTAL_MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, 'is no address like no-reply@example.com or Cofre <no-reply@example.com>')
    .optional(),
  PORTAL_DEMO: z.enum(['on', 'off', 'public']).optional(),
  PORTAL_DEMO_TRANSACTIONS: z.coerce.number().int().min(0).max(20_000_000).default(60_000),
  PORTAL_DEMO_SEED: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .default(1),
  PORTAL_DEMO_DATE: z.string().refine(isDate, 'is not a date YYYY-MM-DD').optional(),
  PORTAL_TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(areNetworks, 'is not a list of addresses')
    .refine(
      (list) => !areNetworks(list) || !list.some(isTooWide),
      'holds a network of other people, whose claims would count',
    )
    .optional(),
  PORTAL_CALLS_PER_MINUTE: z.coerce.number().int().min(60).max(1_000_000).default(CALLS_A_MINUTE.person),
  PORTAL_PASSWORD_POLICY: z.enum(passwordPolicies).default('specification'),
  PORTAL_ROBOT_CHECK: onOff.default(true),
  PORTAL_ROBOT_WORK: z.coerce.number().int().min(100).max(20_000).default(1000),
  PORTAL_SECRET: z
    .string()
    .min(SECRET_LENGTH, `needs at least ${SECRET_LENGTH} characters`)
    .transform(signingKeys)
    .optional(),
  PORTAL_FEED_KEY: keyList.default([]),
  PORTAL_METRICS_ADDRESS: readBy(listenAddress).optional(),
  PORTAL_METRICS_KEY: keyList.default([]),
  PORTAL_TIME_ZONE: z.string().refine(isTimeZone, 'is not an IANA time zone').default('America/Sao_Paulo'),
  PORTAL_LANGUAGE: z.enum([...languages, 'auto']).default(FALLBACK_LANGUAGE),
  PORTAL_CURRENCY: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is not an ISO 4217 code')
    .optional(),
  PORTAL_PHONE_COUNTRY: z.enum(phoneCountries).default('BR'),
  PORTAL_PUBLIC_URL: optionalUrl(/^https?$/, 'https:// or http://').refine(
    (url) => !URL.canParse(url ?? '') || new URL(url ?? '').href === `${new URL(url ?? '').origin}/`,
    'has more than a host: the portal is served at the root of its address alone',
  ),
  PORTAL_OUTBOUND: z.enum(['on', 'off']).optional(),
  PORTAL_DATA_PROTECTION: z.email({ error: 'is no e-mail address' }).default('privacy@example.com'),
  PORTAL_SECURITY_CONTACT: z
    .string()
    .max(500)
    .regex(SECURITY_CONTACT, 'is no address that begins with mailto: or https://')
    .refine((contact) => URL.canParse(contact), 'is no address')
    .optional(),
  PORTAL_VIDEOS: readBy(ownVideosIn).optional(),
  PORTAL_DAY_CLOSE: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time like 06:00')
    .default('06:00'),
  ...tracesVariables,
});

type Values = z.output<typeof environment>;

/** What is wrong with variables that are right by themselves. */
function problems(values: Values): Problem[] {
  const found: Problem[] = [];
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined)
    found.push(['DATABASE_URL', 'is required beside DATABASE_REPLICA_URL']);
  return values.NODE_ENV === 'production' ? [...found, ...productionProblems(values)] : found;
}

const surroundingsOf = ({ NODE_ENV, PORTAL_OUTBOUND }: Values): Surroundings => ({
  production: NODE_ENV === 'production',
  isolated: PORTAL_OUTBOUND === 'off',
});

/** The variables of all rooms; those of the platform keep their types, each room knows its own. */
function schemaOf(settings: readonly Settings[]) {
  // What rooms bring adds nothing that is known here by its name.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  const brought: Record<never, never> = Object.assign({}, ...settings.map(({ variables }) => variables));
  return environment.extend(brought).superRefine((values, context) => {
    // Of a variable that is wrong by itself the value is still the text that was given.
    if (context.issues.length > 0) return;
    const surroundings = surroundingsOf(values);
    for (const [name, message] of [
      ...settings.flatMap((room) => room.problems(values, surroundings)),
      ...problems(values),
    ]) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });
}

/** Variables of the portal that are read by its tests. */
const OF_TESTS = 'PORTAL_TEST_';

/** A name that is misspelt would otherwise have no effect, and nobody would notice. */
function unknownNames(given: NodeJS.ProcessEnv, known: ReadonlySet<string>): string[] {
  return Object.keys(given)
    .filter((name) => name.startsWith('PORTAL_') && !name.startsWith(OF_TESTS))
    .filter((name) => !known.has(name))
    .map((name) => `${name} is no variable of the portal`);
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  logLevel: string;
  dataDir: string;
  databaseUrl: string | null;
  /** What lists, reports and files are read from while it is no more than so many milliseconds behind. */
  replica: { url: string; limit: number } | null;
  /** `null`: mails are written to a folder of the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whether a new database is filled with the demo network, whose password everybody can read. */
  demo: boolean;
  /** Whether everybody may sign in as the demo people, in production too. */
  demoPublic: boolean;
  demoTransactions: number;
  demoSeed: number;
  demoDate: string | null;
  trustProxy: string[] | false;
  /** Of one person, in this process. */
  callsPerMinute: number;
  robotCheck: boolean;
  /** How many keys a browser derives on average before it passes the robot check. */
  robotWork: number;
  /** The signing keys, the present one first; `null`: one is made once and kept in the data folder. */
  secrets: readonly string[] | null;
  /** Whether mails, webhooks and cases leave; `null`: unless the database looks like a copy. */
  outbound: boolean | null;
  /** Where the metrics are served: on an address of their own, behind a key, both or not at all. */
  metrics: { address: ListenAddress | null; keys: readonly string[] } | null;
  /** None: one is made once and kept in the data folder, or in production the feed is closed. */
  feedKeys: readonly string[];
  timeZone: string;
  /** SHELL-22: of who has chosen none. */
  language: FirstLanguage;
  currency: string | null;
  phoneCountry: PhoneCountry;
  /** The rules by which passwords are chosen. */
  passwordPolicy: PasswordPolicy;
  publicUrl: string | null;
  /** Whom people ask about data protection: an e-mail address. */
  dataProtection: string;
  /** People who have found a fault write to this address (RFC 9116): `mailto:` or `https:`. */
  securityContact: string | null;
  /** HELP-06: what a deployment shows beside the clips of the project. */
  videos: OwnVideos | null;
  /** `HH:mm` of the next day, when a business day is closed. */
  dayClose: string;
  /** Where traces of calls are told, by OTLP over HTTP; `null`: none are made. */
  traces: string | null;
  /** Whether something leaves the portal by the settings of an engine or an area. */
  leaves: boolean;
  /** The value of an engine's or an area's own settings. */
  of<Value>(settings: Settings<Value>): Value;
}

/** The host that people know the portal by. */
const hostOf = (publicUrl = 'http://localhost') => new URL(publicUrl).hostname;

/**
 * Reads the environment.
 * @param settings those that engines and areas bring
 * @throws ConfigError that names every variable that is wrong, and why
 */
export function configOf(variables: NodeJS.ProcessEnv, settings: readonly Settings[]): Config {
  const secrets = [...SECRET, ...settings.flatMap((room) => room.secrets)];
  // An empty variable is how a container file says "not set".
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
  const { given, problems: unread } = withSecretFiles(set, secrets);
  const schema = schemaOf(settings);
  const parsed = schema.safeParse(given, { error: sentenceOf });
  const unknown = unknownNames(given, new Set([...Object.keys(schema.shape), ...fileVariablesOf(secrets)]));
  if (!parsed.success || unknown.length + unread.length > 0) {
    const lines = (parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${given[name] === undefined || secrets.includes(name) ? '' : `is "${given[name]}": `}${issue.message}`;
    });
    throw new ConfigError(`Configuration error: ${[...unknown, ...unread, ...lines].join('; ')}`);
  }
  const values = parsed.data;
  const surroundings = surroundingsOf(values);
  const { production } = surroundings;
  const brought = new Map(settings.map((room) => [room, room.read(values, surroundings)]));
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    dataDir: values.PORTAL_DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    replica:
      values.DATABASE_REPLICA_URL === undefined
        ? null
        : { url: values.DATABASE_REPLICA_URL, limit: values.DATABASE_REPLICA_LAG * 1000 },
    smtpUrl: surroundings.isolated ? null : (values.SMTP_URL ?? null),
    mailFrom: values.PORTAL_MAIL_FROM ?? `Cofre <no-reply@${hostOf(values.PORTAL_PUBLIC_URL)}>`,
    demo: (values.PORTAL_DEMO ?? (values.DATABASE_URL === undefined && !production ? 'on' : 'off')) !== 'off',
    demoPublic: values.PORTAL_DEMO === 'public',
    demoTransactions: values.PORTAL_DEMO_TRANSACTIONS,
    demoSeed: values.PORTAL_DEMO_SEED,
    demoDate: values.PORTAL_DEMO_DATE ?? null,
    trustProxy: values.PORTAL_TRUST_PROXY ?? false,
    callsPerMinute: values.PORTAL_CALLS_PER_MINUTE,
    robotCheck: values.PORTAL_ROBOT_CHECK,
    robotWork: values.PORTAL_ROBOT_WORK,
    secrets: values.PORTAL_SECRET ?? null,
    outbound: values.PORTAL_OUTBOUND === undefined ? null : values.PORTAL_OUTBOUND === 'on',
    feedKeys: values.PORTAL_FEED_KEY,
    metrics:
      values.PORTAL_METRICS_ADDRESS === undefined && values.PORTAL_METRICS_KEY.length === 0
        ? null
        : { address: values.PORTAL_METRICS_ADDRESS ?? null, keys: values.PORTAL_METRICS_KEY },
    timeZone: values.PORTAL_TIME_ZONE,
    language: values.PORTAL_LANGUAGE,
    currency: values.PORTAL_CURRENCY ?? null,
    phoneCountry: values.PORTAL_PHONE_COUNTRY,
    passwordPolicy: values.PORTAL_PASSWORD_POLICY,
    publicUrl: values.PORTAL_PUBLIC_URL ?? null,
    dataProtection: values.PORTAL_DATA_PROTECTION,
    securityContact: values.PORTAL_SECURITY_CONTACT ?? null,
    videos: values.PORTAL_VIDEOS ?? null,
    dayClose: values.PORTAL_DAY_CLOSE,
    traces: tracesUrl(values),
    leaves: [...brought.values()].some(({ leaves }) => leaves),
    of<Value>(room: Settings<Value>) {
      const read = brought.get(room);
      if (read === undefined) throw new Error('These settings are not listed in server/config.ts');
      return read.value as Value;
    },
  };
}
