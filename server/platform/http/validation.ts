import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Operation } from '../../../contract/operation';
import { type FieldText, HttpError, textsOf } from '../errors/http-error';
import { beneath, emptied, MOST_ISSUES, tooMuch } from './bounds';
import { checked, checkRest, shortened } from './portions';
import { readQuery } from './query';
import { isRecord } from './schemas';
import { NO_UTF8, undecodableKeys } from './utf8';

type Issue = z.core.$ZodIssue;

/** A part of a call, the path, the query or the body, with what is wrong with it. */
export interface Part {
  readonly schema: z.ZodType;
  readonly sent: unknown;
  /** The issues of zod, one for each problem. */
  readonly issues: readonly Issue[];
  /** A handler gets this, if there are no issues. */
  readonly value: unknown;
}

/** The input does not have the form of the contract. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly statusCode = 400;

  constructor(
    /** In the order in which their faults are reported. */
    readonly parts: readonly Omit<Part, 'value'>[],
    /** The texts of further fields, which a rule of the call refuses. */
    readonly beside: Readonly<Record<string, FieldText>> = {},
  ) {
    super('invalid input');
  }
}

const NOTHING = z.strictObject({});

/** The parts of a call as its rules see them: of each those fields that its schema accepts. */
interface Accepted {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Checks path, query and body against the contract, and replaces them by what was read.
 * @param rules are asked too of a call that is refused, so that nobody is told only afterwards what they refuse
 * @throws InvalidInput with the faults of all parts
 */
export async function checkInput(
  { params: ofPath, query: ofQuery = NOTHING, body: ofBody, streams }: Operation,
  request: FastifyRequest,
  rules: (accepted: Accepted) => unknown = () => null,
): Promise<void> {
  // A file is streamed: the handler checks it while it arrives.
  const bodySchema = streams ? z.file() : ofBody;
  const isStream = streams && request.body instanceof Readable;
  const params = ofPath === undefined ? null : checkedAddress(ofPath, request.params, []);
  const [, pairs = ''] = /\?(.*)$/s.exec(request.url) ?? [];
  const query = checkedAddress(ofQuery, request.query, undecodableKeys(pairs));
  const body =
    bodySchema === undefined || isStream ? null : await checkedBody(bodySchema, request.body ?? undefined);
  const parts = [params, query, body].filter((part) => part !== null);
  if (parts.some(({ issues }) => issues.length > 0)) {
    const accepted = { params: acceptedOf(params), query: acceptedOf(query), body: acceptedOf(body) };
    throw new InvalidInput(parts, await refusedBy(rules, accepted));
  }
  if (params !== null) request.params = params.value;
  request.query = query.value;
  if (body !== null) request.body = body.value;
}

/** Checks path or query, which are short, and are first read by the shape of their schema. */
function checkedAddress(schema: z.ZodObject, raw: unknown, undecodable: readonly string[]): Part {
  const sent = readQuery(schema, raw as Record<string, unknown>);
  const noUtf8 = undecodable.map(
    (key): Issue => ({ code: 'custom', params: { problem: NO_UTF8 }, path: [key], message: '', input: key }),
  );
  const long = tooMuch(schema, sent);
  const { data: value, issues } = checked(schema, emptied(sent, pathsOf(long)));
  return { schema, sent, value, issues: [...noUtf8, ...long, ...beneath(issues, long)] };
}

/**
 * Checks a body. Lengths are checked before items, long lists in portions, and some more than the first `MOST_ISSUES`
 * problems are reported at most.
 */
export async function checkedBody(schema: z.ZodType, sent: unknown): Promise<Part> {
  const long = tooMuch(schema, sent);
  const short = shortened(emptied(sent, pathsOf(long)));
  const { data, issues } = checked(schema, short);
  const found = [...long, ...beneath(issues, long)];
  if (short === sent || long.length > 0) return { schema, sent, value: data, issues: found };
  const rest = found.length < MOST_ISSUES ? await checkRest(schema, sent, short, found) : [];
  return { schema, sent, value: sent, issues: [...found, ...rest] };
}

const pathsOf = (issues: readonly Issue[]) => issues.map(({ path }) => path);

/** The texts of the fields that the rules of a call refuse; a refusal of another kind is left to the handler. */
async function refusedBy(
  rules: (accepted: Accepted) => unknown,
  accepted: Accepted,
): Promise<Readonly<Record<string, FieldText>>> {
  try {
    await rules(accepted);
    return {};
  } catch (error) {
    if (error instanceof HttpError) return error.status === 400 ? textsOf(error) : {};
    throw error;
  }
}

/** The fields of a part under which nothing is wrong. */
function acceptedOf(part: Part | null): unknown {
  if (part === null) return {};
  const wrong = part.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return without(part.sent, wrong) ?? {};
}

/** The value without these parts of it; `undefined` where nothing is left. A list has all its items or is left out. */
function without(value: unknown, parts: readonly (readonly PropertyKey[])[]): unknown {
  if (parts.length === 0) return value;
  if (!isRecord(value) || parts.some((path) => path.length === 0)) return undefined;
  const fields = Object.entries(value).map(([key, field]) => {
    const within = parts.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
    return [key, without(field, within)] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
