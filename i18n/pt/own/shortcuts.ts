/** The dialog of the keyboard shortcuts. */
export const shortcuts = {
  find: 'Buscar no portal',
  search: 'Ir para a busca',
  create: 'Novo registro',
  next: 'Próxima linha',
  previous: 'Linha anterior',
  select: 'Selecionar ou desmarcar a linha',
  open: 'Abrir a linha',
  list: 'Mostrar esta lista',
  single: 'Atalhos de uma só tecla',
  singleHelp:
    'Desative-os se você dita textos ou se aciona algum sem querer. Sua escolha fica guardada neste navegador.',
};
