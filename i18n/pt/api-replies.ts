import type { apiReplies as model } from '../en/api-replies';

export const apiReplies: typeof model = {
  token: 'Envie um token válido de POST /api/token.',
  notAcceptable: 'Escolha application/json, application/x-ndjson ou text/csv.',
  cursor: 'O cursor não é deste cliente e deste filtro.',
  position: 'Ainda não há entrega com esta posição.',
  day: 'Esse dia não existe.',
  oneDay: 'Informe accountingDate ou um período de datas contábeis.',
  backwards: 'O período termina antes de começar.',
  oneDelivery: 'Informe position ou delivery, que são o mesmo.',
};
