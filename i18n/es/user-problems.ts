import type { userProblems as model } from '../en/user-problems';

export const userProblems: typeof model = {
  required: 'Capture el nombre, el correo electrónico y el usuario.',
  email: 'Correo electrónico inválido.',
  nameTooLong: 'El nombre puede tener como máximo 100 caracteres.',
  nameUnseen: 'El nombre contiene un salto de línea u otro carácter invisible.',
  status: 'Seleccione el estatus.',
  scope: 'Seleccione al menos un establecimiento o grupo.',
  bothScopes: 'Campo obligatorio. Elija establecimientos o grupos, no ambos.',
  login: 'RFC inválido.',
  endBeforeStart: 'La fecha final no puede ser anterior a la fecha inicial.',
  endMissing: 'Indique el fin o marque “Sin fin de vigencia”.',
  start: 'Capture la fecha inicial completa.',
  startPast: 'La fecha inicial no puede ser anterior a hoy.',
  category: 'Seleccione una categoría.',
  establishment: 'Seleccione al menos un establecimiento.',
  beyondScope: 'Esta persona también tiene acceso a establecimientos que usted no administra.',
};
