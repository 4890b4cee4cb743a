import { secrets as mexican } from '../../es/own/secrets';
import { overlay } from '../../overlay';

export const secrets = overlay(mexican, {});
