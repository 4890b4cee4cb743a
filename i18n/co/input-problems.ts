import { inputProblems as mexican } from '../es/input-problems';
import { overlay } from '../overlay';

export const inputProblems = overlay(mexican, {
  tooLong: '%{sent} tiene demasiados caracteres. Se permiten máximo %{limit}.',
  tooShort: '%{sent} tiene muy pocos caracteres. Se necesitan mínimo %{limit}.',
  tooBig: '%{sent} supera el valor máximo, que es %{limit}.',
  tooMany: '%{count} elementos son demasiados. Se permiten máximo %{limit}.',
  tooFew: '%{count} elementos son muy pocos. Se necesitan mínimo %{limit}.',
  choice:
    '%{sent} no es posible aquí. El único valor posible es %{allowed}. |||| %{sent} no es posible aquí. Los valores posibles son %{allowed}.',
  date: '%{sent} no es una fecha con la forma AAAA-MM-DD.',
  format: '%{sent} no tiene la forma requerida.',
  other: '%{sent} no es posible aquí.',
});
