import { findReplies as mexican } from '../es/find-replies';
import { overlay } from '../overlay';

export const findReplies = overlay(mexican, {});
