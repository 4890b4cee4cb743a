import type { userProblems as model } from '../en/user-problems';

export const userProblems: typeof model = {
  required: 'Ingrese el nombre, el correo electrónico y el usuario.',
  email: 'Correo electrónico no válido.',
  nameTooLong: 'El nombre puede tener máximo 100 caracteres.',
  nameUnseen: 'El nombre contiene un salto de línea u otro carácter que no se ve.',
  status: 'Seleccione el estado.',
  scope: 'Seleccione al menos un establecimiento o grupo.',
  bothScopes: 'Campo obligatorio. Elija establecimientos o grupos, no ambos.',
  login: 'Cédula no válida.',
  endBeforeStart: 'La fecha final no puede ser anterior a la fecha inicial.',
  start: 'Ingrese la fecha inicial completa.',
  startPast: 'La fecha inicial no puede ser anterior a hoy.',
  category: 'Seleccione una categoría.',
  establishment: 'Seleccione al menos un establecimiento.',
  beyondScope: 'Esta persona también tiene acceso a establecimientos que no están a cargo de usted.',
};
