import { secrets as mexican } from '../es/secrets';
import { overlay } from '../overlay';

export const secrets = overlay(mexican, {});
