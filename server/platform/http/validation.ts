import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Operation } from '../../../contract/operation';
import type { FieldText } from '../errors/http-error';
import { beneath, emptied, MOST_ISSUES, tooMuch } from './bounds';
import { checked, checkRest, shortened } from './portions';
import { readQuery } from './query';
import { NO_UTF8, undecodableKeys } from './utf8';

type Issue = z.core.$ZodIssue;

/** A part of a call, the path, the query or the body, with what is wrong with it. */
export interface Part {
  readonly schema: z.ZodType;
  readonly sent: unknown;
  /** The issues of zod, one for each problem. */
  readonly issues: readonly Issue[];
  /** What a handler gets, if there are no issues. */
  readonly value: unknown;
}

/** The input does not have the form of the contract. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly statusCode = 400;

  constructor(
    /** Those with faults, in the order in which these are reported. */
    readonly parts: readonly Omit<Part, 'value'>[],
    /** The texts of further fields, which a rule of the call refuses. */
    readonly beside: Readonly<Record<string, FieldText>> = {},
  ) {
    super('invalid input');
  }
}

const NOTHING = z.strictObject({});

/** The parts of a call as its rules see them: of each those fields that its schema accepts. */
export interface Accepted {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Checks path, query and body against the contract, and replaces them by what was read.
 * @param beside names what else is wrong with a call that is refused, so that nobody is told of it only afterwards
 * @throws InvalidInput with the faults of all parts
 */
export async function checkInput(
  { params: ofPath, query: ofQuery = NOTHING, body: ofBody, streams }: Operation,
  request: FastifyRequest,
  beside: (accepted: Accepted) => Readonly<Record<string, FieldText>> = () => ({}),
): Promise<void> {
  // A file is streamed: the handler checks it while it arrives.
  const bodySchema = streams ? z.file() : ofBody;
  const isStream = streams && request.body instanceof Readable;
  const params = ofPath === undefined ? null : checkedAddress(ofPath, request.params, []);
  const [, pairs = ''] = /\?(.*)$/s.exec(request.url) ?? [];
  const query = checkedAddress(ofQuery, request.query, undecodableKeys(pairs));
  const body =
    bodySchema === undefined || isStream ? null : await checkedBody(bodySchema, request.body ?? undefined);
  const wrong = [params, query, body].filter((part) => part !== null && part.issues.length > 0);
  if (wrong.length > 0) {
    const accepted = { params: acceptedOf(params), query: acceptedOf(query), body: acceptedOf(body) };
    throw new InvalidInput(
      wrong.filter((part) => part !== null),
      beside(accepted),
    );
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

/** The fields of a part under which nothing is wrong. */
function acceptedOf(part: Part | null): Readonly<Record<string, unknown>> {
  const { sent, issues } = part ?? { sent: null, issues: [] };
  if (typeof sent !== 'object' || sent === null) return {};
  const wrong = new Set(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])));
  for (const { path } of issues) if (path[0] !== undefined) wrong.add(String(path[0]));
  return Object.fromEntries(Object.entries(sent).filter(([key]) => !wrong.has(key)));
}
