import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiTags, portalTags, tagsOf } from '../../../contract/tags';

/** Who answers for a document. The product is not published under a licence that anybody could choose. */
export const PUBLISHER = {
  contact: { name: 'The provider of the network; its numbers stand on the help page of the console' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
};

/** Lets `app.swagger()` describe the routes that follow as OpenAPI 3.1: the contract, as others read it. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cofre portal',
        version: '1.0.0',
        description: 'The calls between the console and the server of the cash terminal network.',
        ...PUBLISHER,
      },
      tags: tagsOf({ ...apiTags, ...portalTags }),
      servers: [{ url: '/', description: 'The portal itself' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          feedKey: { type: 'http', scheme: 'bearer', description: "The key of the terminals' gateway" },
          client: {
            type: 'oauth2',
            description: 'A token of an API user',
            flows: { clientCredentials: { tokenUrl: '/api/token', scopes: {} } },
          },
        },
      },
      security: [{ token: [] }],
    },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: {
        // Money is a number on the wire, whatever it is in JavaScript (`contract/money.ts`).
        override: ({ jsonSchema }) => {
          // JSON Schema needs no more than the items of a tuple one by one; readers of the document want both.
          if (jsonSchema.prefixItems !== undefined) {
            const { length } = jsonSchema.prefixItems;
            Object.assign(jsonSchema, { items: {}, minItems: length, maxItems: length });
          }
          if (jsonSchema.format !== 'decimal') return;
          delete jsonSchema.anyOf;
          jsonSchema.type = 'number';
        },
      },
    }),
  });
}
