import type { apiReplies as model } from '../en/api-replies';

export const apiReplies: typeof model = {
  token: 'Envíe un token válido de POST /api/token.',
  notAcceptable: 'Elija application/json, application/x-ndjson o text/csv.',
  cursor: 'El cursor no es de este cliente ni de este filtro.',
  position: 'Todavía no hay ninguna entrega con esta posición.',
  day: 'Ese día no existe.',
  oneDay: 'Indique accountingDate o un período de fechas contables.',
  backwards: 'El período termina antes de empezar.',
  oneDelivery: 'Indique position o delivery, que son lo mismo.',
};
