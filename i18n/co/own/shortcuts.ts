import { shortcuts as mexican } from '../../es/own/shortcuts';
import { overlay } from '../../overlay';

export const shortcuts = overlay(mexican, {});
