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
  address:
    'O usuário de API não aceita chamadas do seu endereço. O administrador dele informa no portal os endereços permitidos.',
  keyPrivate:
    'Esta é uma chave privada. Cole a pública. A chave privada não foi guardada, e só o seu programa deve tê-la.',
  keyForm: 'Cole uma chave pública em PEM, um JWK ou um JWKS.',
  keyKind: 'Cole uma chave de assinatura que seja RSA de 2048 a 4096 bits, P-256, P-384 ou Ed25519.',
  keyKnown: 'O usuário de API já tem esta chave, ou outra com o mesmo kid.',
  keysMany: 'Um usuário de API pode ter 5 chaves. Remova uma primeiro.',
  addressForm: 'A linha %{place} não é um endereço nem uma rede como 203.0.113.0/24.',
  addressWide: 'A linha %{place} é ampla demais. Redes IPv4 têm pelo menos /8 e redes IPv6 pelo menos /16.',
  addressesChanged: 'Os endereços foram alterados nesse meio-tempo. Abra-os de novo.',
};
