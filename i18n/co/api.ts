import { api as mexican } from '../es/api';
import { overlay } from '../overlay';

export const api = overlay(mexican, {});
