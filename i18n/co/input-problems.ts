import { inputProblems as mexican } from '../es/input-problems';
import { overlay } from '../overlay';

export const inputProblems = overlay(mexican, { tooBig: '%{sent} supera el valor máximo, que es %{limit}.' });
