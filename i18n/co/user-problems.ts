import { userProblems as mexican } from '../es/user-problems';
import { overlay } from '../overlay';

export const userProblems = overlay(mexican, {
  required: 'Ingrese el nombre, el correo electrónico y el usuario.',
  email: 'Correo electrónico no válido.',
  nameTooLong: 'El nombre puede tener máximo 100 caracteres.',
  status: 'Seleccione el estado.',
  login: 'Cédula no válida.',
  start: 'Ingrese la fecha inicial completa.',
});
