import type { FastifyRequest } from 'fastify';
import { type Language, languageFrom } from '../../../contract/languages';
import { isApi } from './failure-form';

/** The language of an answer. Programs get English where they ask for none, because developers read it. */
export const callerLanguage = (request: Pick<FastifyRequest, 'headers' | 'url'>): Language =>
  languageFrom(request.headers['accept-language'], isApi(request) ? 'en' : undefined);
