import { type Field, fieldOf, fieldsOf, type Schema } from './schema';

/** The document of the API (API-20), with the parts that a reader needs. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  webhooks: Readonly<Record<string, { post: DescribedEvent }>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

interface DescribedEvent {
  summary: string;
  description: string;
  parameters: readonly { name: string; description: string; schema: Schema }[];
  requestBody: { content: Readonly<Record<string, Media>> };
}

interface Media {
  schema: Schema;
  example?: unknown;
}

interface DescribedCall {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  security: readonly object[];
  /** The media types of its answer beside JSON. */
  'x-other-forms'?: readonly string[];
  parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, { description: string; content?: Readonly<Record<string, Media>> }>>;
}

interface Parameter extends Field {
  /** True for a part of the path, written `{name}` there. */
  inPath: boolean;
  /** A value for examples; empty where there is none. */
  example: string;
  /** Whether the name is repeated for each value. */
  many: boolean;
  numeric: boolean;
  date: boolean;
}

export interface CallReply {
  /** `200`, `401` */
  status: string;
  mediaTypes: readonly string[];
  fields: readonly Field[];
  example: unknown;
}

/** A call of the API as the page shows it. */
export interface ApiCall {
  /** The id of the operation, which generated clients use as well. */
  name: string;
  /** The fragment of the page's address that leads to the call's heading. */
  anchor: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** Whether it requires a token; the call for the token does not. */
  secured: boolean;
  parameters: readonly Parameter[];
  body: {
    /** Whether the body is a file of any format, instead of fields. */
    file: boolean;
    mediaType: string;
    mediaTypes: readonly string[];
    fields: readonly Field[];
    example: unknown;
  } | null;
  responses: readonly CallReply[];
  /** The media types of the successful response, the default one first. */
  forms: readonly string[];
}

/** An event as the page shows it. */
interface ApiEvent {
  /** `day.closed` */
  type: string;
  summary: string;
  description: string;
  /** Those of its body. */
  fields: readonly Field[];
  example: unknown;
}

/** The events that the portal posts to receivers, and the headers that they have in common. */
export function eventsOf({ webhooks }: ApiDocument): { events: ApiEvent[]; headers: Field[] } {
  const posts = Object.entries(webhooks).map(([type, { post }]) => ({ type, post }));
  const events = posts.map(({ type, post: { summary, description, requestBody } }) => {
    const [media] = Object.values(requestBody.content);
    const fields = media === undefined ? [] : fieldsOf(media.schema);
    return { type, summary, description, fields, example: media?.example };
  });
  const headers = (posts[0]?.post.parameters ?? []).map(({ name, description, schema }) =>
    fieldOf(name, { ...schema, description }, true),
  );
  return { events, headers };
}

/** The fields of a failure, which all calls but that of the token have in common. */
export const problemOf = ({ components }: ApiDocument): Field[] => fieldsOf(components.schemas.Problem ?? {});

/** The calls of a document, sorted by its tags. */
export function callsOf({ paths, tags }: ApiDocument): ApiCall[] {
  const order = tags.map(({ name }) => name);
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => callOf(method.toUpperCase(), path, described)),
    )
    .toSorted((one, other) => order.indexOf(one.tag) - order.indexOf(other.tag));
}

function callOf(method: string, path: string, described: DescribedCall): ApiCall {
  const { operationId, summary, description, tags, security, parameters = [], requestBody } = described;
  const otherForms = described['x-other-forms'] ?? [];
  const responses = Object.entries(described.responses).map(([status, { content = {} }]) => {
    const [media] = Object.values(content);
    return {
      status,
      mediaTypes: [...Object.keys(content), ...(status.startsWith('2') ? otherForms : [])],
      fields: media === undefined ? [] : fieldsOf(media.schema),
      example: media?.example,
    };
  });
  return {
    name: operationId,
    anchor: `${method}-${path}`,
    method,
    path,
    tag: tags[0] ?? '',
    summary,
    description,
    secured: security.length > 0,
    parameters: parameters.map(({ name, in: place, required = false, description: text = '', schema }) => ({
      ...fieldOf(name, { ...schema, description: text }, required),
      inPath: place === 'path',
      example: schema.example === undefined ? '' : String(schema.example),
      many: schema.type === 'array',
      numeric: schema.type === 'integer' || schema.type === 'number',
      date: schema.format === 'date',
    })),
    body: bodyOf(requestBody),
    responses,
    forms: responses.find(({ status }) => status.startsWith('2'))?.mediaTypes ?? [],
  };
}

function bodyOf(requestBody: DescribedCall['requestBody']): ApiCall['body'] {
  const [first] = Object.entries(requestBody?.content ?? {});
  if (requestBody === undefined || first === undefined) return null;
  const [mediaType, { schema, example }] = first;
  const file = schema.format === 'binary';
  return { file, mediaType, mediaTypes: Object.keys(requestBody.content), fields: fieldsOf(schema), example };
}
