import type { ScreenTexts } from '../../area-parts';
import type { help as model } from '../../en/own/help';

export const help: typeof model = {
  phones: {
    title: 'Telefones de atendimento',
    none: 'Não há telefones de atendimento para o seu idioma.',
  },
  manuals: {
    title: 'Manuais',
    text: 'Arquivos PDF no seu idioma, para ler na tela ou imprimir.',
    EC: {
      name: 'Manual do estabelecimento',
      text: 'Como entrar, como usar o portal, o extrato e os arquivos.',
    },
    SEP: {
      name: 'Manual do provedor',
      text: 'Tudo isso e o que só os administradores do provedor fazem.',
    },
    download: 'Baixar',
    downloadNamed: 'Baixar %{name}',
    downloading: 'Baixando…',
    failed: 'Erro ao baixar o arquivo!',
  },
  videos: {
    title: 'Vídeos curtos',
    text: 'De poucos segundos, sem som e com legendas no seu idioma.',
    open: 'Assistir aos vídeos',
  },
  dataProtection: {
    title: 'Proteção de dados',
    text: 'Se tiver dúvidas sobre os seus dados pessoais no Cofre, escreva para este endereço.',
  },
};

export const screens: ScreenTexts = { '/ajuda': { title: 'Ajuda', menu: 'Ajuda' } };
