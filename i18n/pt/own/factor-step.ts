import type { factorStep as model } from '../../en/own/factor-step';

export const factorStep: typeof model = {
  title: 'Mais uma etapa',
  text: 'Digite o código que seu aplicativo autenticador mostra.',
  code: 'Código',
  hint: 'Está sem o celular? Digite um dos seus códigos de recuperação.',
  missing: 'Digite o código.',
  confirm: 'Continuar',
  checking: 'Verificando…',
  someoneElse: 'Entrar com outro usuário',
  passkey: 'Usar uma chave de acesso',
  either: 'Confirme com a sua chave de acesso ou digite um código.',
  signIn: 'Entrar com chave de acesso',
  waiting: 'Siga o que o navegador mostra…',
  passkeyCancelled: 'A chave de acesso não foi usada. Tente novamente ou use outra forma.',
  passkeyAddress:
    'Chaves de acesso só funcionam no endereço do portal que tem um nome. Peça-o ao administrador.',
  again: {
    title: 'Confirme com o seu segundo fator',
    text: 'Esta etapa envolve acessos ou registros, por isso pedimos de novo o seu segundo fator.',
  },
};
