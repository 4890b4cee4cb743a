/** What people write when they open a request: by the symptom they chose, or about a disputed transaction. */
export const reports: Readonly<
  Record<'ATM Fora' | 'Cofre Fora' | 'Não Definido' | 'dispute', readonly string[]>
> = {
  'ATM Fora': [
    'Terminal desligou no meio de um depósito e não religa. A tomada foi testada com outro aparelho e está funcionando.',
    'A tela fica parada em "Aguarde" desde a abertura da loja. Já desligamos e ligamos duas vezes.',
    'Terminal sem comunicação. A internet da loja está normal nos outros equipamentos.',
    'Leitor não reconhece o cartão de nenhum operador. Limpamos o leitor, sem resultado.',
    'Impressora sem imprimir comprovante, bobina nova instalada hoje.',
  ],
  'Cofre Fora': [
    'O cofre não aceita cédulas, o terminal informa que está cheio. A última coleta foi anteontem.',
    'Cédula presa na entrada do cofre. A gaveta não fecha por completo.',
    'A porta do cofre ficou destravada depois da coleta e o alarme toca de tempos em tempos.',
    'O cofre rejeita todas as notas de 20 e de 50 desde ontem à tarde.',
  ],
  'Não Definido': [
    'O horário do terminal está uma hora adiantado em relação ao relógio da loja.',
    'O terminal faz um ruído forte ao contar as cédulas, mas conclui os depósitos.',
    'Pedimos orientação para trocar o terminal de lugar durante a reforma da loja.',
    'Saque liberado em duas partes, o cliente reclamou da demora.',
  ],
  dispute: [
    'O operador depositou o valor informado e o terminal contabilizou menos. As cédulas foram contadas duas vezes antes do depósito.',
    'O terminal desligou durante a contagem. Parte das cédulas não voltou e não apareceu no comprovante.',
    'Cédulas recusadas ficaram presas e não foram somadas ao depósito.',
    'O valor creditado na conta é menor do que o do comprovante.',
    'O comprovante saiu com valor menor do que o contado no caixa. Há gravação da câmera do balcão.',
  ],
};
