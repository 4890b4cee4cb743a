import type { help as model } from '../en/help';

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
      text: 'Como entrar, como se orientar no portal, o extrato e os seus arquivos.',
    },
    SEP: {
      name: 'Manual do provedor',
      text: 'Tudo isso e o que só os administradores do provedor fazem.',
    },
    download: 'Baixar',
    downloadNamed: 'Baixar o %{name}',
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
    text: 'Dúvidas sobre os dados pessoais que o Cofre guarda de você são atendidas neste endereço.',
  },
};
