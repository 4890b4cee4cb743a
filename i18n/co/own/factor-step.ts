import { factorStep as mexican } from '../../es/own/factor-step';
import { overlay } from '../../overlay';

export const factorStep = overlay(mexican, {
  hint: '¿No tiene su celular a la mano? Escriba uno de sus códigos de recuperación.',
  someoneElse: 'Ingresar con otro usuario',
  signIn: 'Ingresar con llave de acceso',
});
