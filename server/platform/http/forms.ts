import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { OAuthError } from './oauth-error';
import { undecodableKeys } from './utf8';

/**
 * Has a scope of routes read the bodies of forms, as OAuth has them (RFC 6749, 3.2): parameters without a value are ignored,
 * and none may be repeated.
 */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      const text = body.toString();
      if (!isUtf8(body) || undecodableKeys(text).length > 0) throw new OAuthError('invalid_request');
      const pairs = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
      const form = Object.fromEntries(pairs);
      if (Object.keys(form).length !== pairs.length) throw new OAuthError('invalid_request');
      return form;
    },
  );
}
