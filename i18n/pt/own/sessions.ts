import type { ScreenTexts } from '../../area-parts';
import type { sessions as model } from '../../en/own/sessions';

export const sessions: typeof model = {
  unfamiliar: 'Se você não reconhece alguma delas, encerre-a e altere a sua senha.',
  alone: 'Você não está conectado em nenhum outro navegador.',
  changePassword: 'Alterar minha senha',
  loadFailed: 'Não foi possível carregar as sessões.',
  browserOn: '%{browser} no %{system}',
  unknown: 'Navegador desconhecido',
  current: 'Este navegador',
  address: 'Endereço %{address}',
  used: 'Último uso em %{date}, às %{time}',
  started: 'Entrada em %{date}, às %{time}',
  ends: 'Termina até %{date}, às %{time}',
  more: 'E mais uma sessão |||| E mais %{count} sessões',
  ended: 'Uma sessão encerrada. |||| %{count} sessões encerradas.',
  end: {
    action: 'Encerrar sessão',
    title: 'Encerrar esta sessão?',
    text: 'O acesso em %{name} (%{address}) termina imediatamente. O que não foi salvo lá será perdido.',
    failed: 'Não foi possível encerrar a sessão.',
    noAnswer: 'O servidor não respondeu. A sessão pode já ter sido encerrada. Tente novamente.',
    done: 'Sessão encerrada.',
  },
  endOthers: {
    action: 'Encerrar todas as outras',
    title: 'Encerrar todas as outras sessões?',
    text: 'O acesso em todos os outros navegadores termina imediatamente. O que não foi salvo neles será perdido.',
    failed: 'Não foi possível encerrar as sessões.',
  },
  endAll: {
    action: 'Encerrar todas as sessões',
    title: 'Encerrar todas as sessões desta pessoa?',
    text: 'O acesso em todos os navegadores termina imediatamente. O que não foi salvo neles será perdido. A pessoa pode entrar de novo; para impedir isso, desative-a.',
    failed: 'Não foi possível encerrar as sessões.',
  },
  ofUser: {
    title: 'Sessões',
    text: 'Os navegadores em que esta pessoa está conectada.',
    none: 'Sem sessão em nenhum navegador.',
  },
};

export const screens: ScreenTexts = { '/sessoes': { title: 'Minhas sessões', menu: 'Minhas sessões' } };
