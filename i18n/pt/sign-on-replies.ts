import type { signOnReplies as model } from '../en/sign-on-replies';

export const signOnReplies: typeof model = {
  away: '%{provider} não responde. Tente de novo em instantes ou entre com seu usuário e senha, se os tiver.',
  strange: '%{provider} respondeu algo que o portal não entende. Avise o administrador do portal.',
  cancelled: '%{provider} não liberou seu acesso, ou você cancelou. Tente novamente.',
  refused: '%{provider} encerrou este acesso. Comece de novo.',
  forged: 'Não foi possível verificar esta resposta de %{provider}. Comece de novo.',
  otherBrowser: 'Este acesso foi iniciado em outra janela ou há tempo demais. Comece de novo.',
  noProvider: 'Este provedor não existe mais. Volte à página de acesso.',
  unverified: '%{provider} não informa um e-mail seu verificado. Fale com o administrador dele.',
  domain:
    '%{provider} não pode dar acesso a pessoas com este endereço de e-mail. Fale com o administrador do portal.',
  unknown:
    '%{provider} conhece você, mas você não está cadastrado no portal. Fale com o administrador do portal.',
  several:
    'Mais de uma pessoa no portal tem o seu endereço de e-mail. Peça ao administrador do portal que corrija isso.',
  incomplete:
    'Com o que %{provider} informa, não foi possível cadastrar você. Fale com o administrador do portal.',
  other:
    'Você entra com outra conta ou por outro provedor. Peça ao administrador do portal que libere esse vínculo.',
  noRule: 'Nenhum dos seus grupos em %{provider} tem acesso ao portal. Fale com o seu administrador.',
  silent: '%{provider} não informa a que grupos você pertence. Fale com o administrador dele.',
  addressKept: 'Um endereço deste domínio fica nele, porque as pessoas dele entram pelo provedor.',
  off: 'Seu acesso ao portal está desligado. Fale com o administrador do portal.',
  factorMissing:
    'Seu perfil exige um segundo fator, e %{provider} não informa que você o usou. Fale com o seu administrador.',
  useProvider: 'Você entra por %{provider}. Use o botão dele na página de acesso.',
  renewalWaits:
    '%{provider} não responde, por isso sua sessão ainda não pode continuar. Tente de novo em instantes.',
  missing: 'Informe o valor que o provedor envia.',
  twice: 'Já existe uma regra para este valor e perfil.',
  groups: 'Escolha pelo menos um grupo de estabelecimentos.',
  category: 'Escolha o acesso específico.',
  unknownGroup: 'Este grupo foi excluído nesse meio-tempo.',
};
