import { z } from 'zod';
import { problemDetails, tokenFailure } from '../../../contract/api-problems';
import { errorBody } from '../../../contract/errors';
import type { Operation } from '../../../contract/operation';

/** What OpenAPI says of a call beside its schemas. */
export function describedAs(operation: Operation) {
  const { name, summary, description } = operation;
  return {
    operationId: name,
    summary,
    description,
    tags: [tagOf(operation)],
    ...securityOf(operation),
  };
}

/** `/portal/banks/:code` is about banks, `/feed/network` about the feed. */
function tagOf({ path, tag }: Operation): string {
  if (tag !== undefined) return tag;
  const [, first = '', second = ''] = path.split('/');
  return first === 'portal' ? second : first;
}

/** What OpenAPI says of who may call: any of these. */
function securityOf({ access }: Operation): { security: Record<string, string[]>[] } {
  if (access === 'public') return { security: [] };
  const { person, gateway, client } = access;
  const security: Record<string, string[]>[] = person === 'optional' ? [{}] : [];
  if (person !== undefined) security.push({ token: [] });
  if (gateway) security.push({ feedKey: [] });
  if (client) security.push({ client: [] });
  return { security };
}

/** What OpenAPI says of an answer when all went well. */
export function answerOf({ reply, produces, alternatives }: Operation) {
  // A file: the same bytes under each of the media types.
  if (produces !== null) return contentOf('The file', produces, reply);
  if (alternatives.length === 0) return reply;
  const { description, content } = contentOf('The form that Accept asks for', alternatives, z.string());
  return { description, content: { 'application/json': { schema: reply }, ...content } };
}

export function failureOf({ failure }: Operation) {
  if (failure === 'problem') return contentOf('A problem', ['application/problem+json'], problemDetails);
  if (failure === 'oauth') return tokenFailure;
  return failure === 'string' ? z.string() : errorBody;
}

function contentOf(description: string, mediaTypes: readonly string[], schema: z.ZodType) {
  const content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]));
  return { description, content };
}
