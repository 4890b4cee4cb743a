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
  again: {
    title: 'Confirme com o seu segundo fator',
    text: 'Esta etapa envolve acessos ou registros, por isso pedimos de novo o código do seu aplicativo autenticador.',
  },
};
