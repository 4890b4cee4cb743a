import { type Field, fieldOf, fieldsOf, type Schema } from './schema';

/** The document of the API (API-20), with the parts that a reader needs. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
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

export interface Parameter extends Field {
  /** Whether the name is repeated for each value. */
  many: boolean;
  numeric: boolean;
  date: boolean;
}

export interface CallReply {
  /** `200`, `4XX` */
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
  const responses = Object.entries(described.responses).map(([status, { content = {} }]) => {
    const [media] = Object.values(content);
    return {
      status,
      mediaTypes: Object.keys(content),
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
    parameters: parameters.map(({ name, required = false, description: text = '', schema }) => ({
      ...fieldOf(name, { ...schema, description: text }, required),
      many: schema.type === 'array',
      numeric: schema.type === 'integer' || schema.type === 'number',
      date: schema.format === 'date',
    })),
    body: bodyOf(requestBody),
    responses,
    forms: responses.find(({ status }) => status === '200')?.mediaTypes ?? [],
  };
}

function bodyOf(requestBody: DescribedCall['requestBody']): ApiCall['body'] {
  const [first] = Object.entries(requestBody?.content ?? {});
  if (requestBody === undefined || first === undefined) return null;
  const [mediaType, { schema, example }] = first;
  const file = schema.format === 'binary';
  return { file, mediaType, mediaTypes: Object.keys(requestBody.content), fields: fieldsOf(schema), example };
}
