import type { Language } from '../../contract/languages';

/** What a clip shows from one second to the next, in four languages. */
interface Cue {
  from: number;
  to: number;
  says: Record<Language, string>;
}

interface Captions {
  /** A cue's settings (WebVTT), where what matters is at the foot of the picture. */
  place?: string;
  cues: readonly Cue[];
}

const ON_TOP = ' line:4%';

/** The clips are silent: captions are for people who cannot see them, and for those who want an explanation. */
export const captions: Readonly<Record<string, Captions>> = {
  'sign-in': {
    cues: [
      {
        from: 0.2,
        to: 2.6,
        says: {
          en: 'Type the login you were registered with.',
          co: 'Escriba el usuario con el que está registrado.',
          es: 'Capture el usuario con el que se dio de alta.',
          pt: 'Digite o login que consta no seu cadastro.',
        },
      },
      {
        from: 2.7,
        to: 6.5,
        says: {
          en: 'Type your password. The eye shows it to you alone.',
          co: 'Escriba su contraseña. El ojo se la muestra solo a usted.',
          es: 'Capture su contraseña. El ojo se la muestra solo a usted.',
          pt: 'Digite a sua senha. O olho a mostra só para você.',
        },
      },
      {
        from: 6.6,
        to: 8.9,
        says: {
          en: 'Tick the robot check. Your own device works it out.',
          co: 'Marque la verificación de robot. Su propio dispositivo la resuelve.',
          es: 'Marque la verificación de robot. Su propio dispositivo la resuelve.',
          pt: 'Marque a verificação de robô. O seu próprio aparelho a resolve.',
        },
      },
      {
        from: 9,
        to: 11.9,
        says: {
          en: 'Press the button, and the door opens.',
          co: 'Oprima el botón y la puerta se abre.',
          es: 'Presione el botón y la puerta se abre.',
          pt: 'Clique no botão e a porta se abre.',
        },
      },
    ],
  },
  statement: {
    cues: [
      {
        from: 0.2,
        to: 3.5,
        says: {
          en: 'Choose a usual period from the list, or fill in the dates.',
          co: 'Elija un período de la lista o diligencie las fechas.',
          es: 'Elija un periodo de la lista o capture las fechas.',
          pt: 'Escolha um período da lista ou preencha as datas.',
        },
      },
      {
        from: 3.6,
        to: 5.3,
        says: {
          en: 'Create the report.',
          co: 'Genere el informe.',
          es: 'Genere el informe.',
          pt: 'Gere o relatório.',
        },
      },
      {
        from: 5.4,
        to: 8.2,
        says: {
          en: 'Deposits are green with a plus, withdrawals red with a minus.',
          co: 'Los depósitos van en verde con el signo más; los retiros, en rojo con el signo menos.',
          es: 'Los depósitos van en verde con signo de más; los retiros, en rojo con signo de menos.',
          pt: 'Depósitos aparecem em verde com o sinal de mais; saques, em vermelho com o de menos.',
        },
      },
      {
        from: 8.3,
        to: 11.9,
        says: {
          en: 'The totals count the whole report. The double line marks the balance.',
          co: 'Los totales cuentan el informe completo. La línea doble marca el saldo.',
          es: 'Los totales cuentan el informe completo. La línea doble marca el saldo.',
          pt: 'Os totais contam o relatório inteiro. A linha dupla marca o saldo.',
        },
      },
    ],
  },
  export: {
    place: ON_TOP,
    cues: [
      {
        from: 0.2,
        to: 3,
        says: {
          en: 'Press the export button and choose XLSX.',
          co: 'Oprima el botón de exportar y elija XLSX.',
          es: 'Presione el botón de exportar y elija XLSX.',
          pt: 'Clique no botão de exportar e escolha XLSX.',
        },
      },
      {
        from: 3.1,
        to: 8,
        says: {
          en: 'While the file is made you may work on another page. The tray shows how far it is.',
          co: 'Mientras se genera el archivo puede trabajar en otra página. La bandeja muestra el avance.',
          es: 'Mientras se genera el archivo puede trabajar en otra página. La bandeja muestra el avance.',
          pt: 'Enquanto o arquivo é gerado, você pode trabalhar em outra página. A bandeja mostra o andamento.',
        },
      },
      {
        from: 8.1,
        to: 11.9,
        says: {
          en: 'The spreadsheet has every row, and its amounts can be added up.',
          co: 'La hoja de cálculo trae todas las filas, y sus valores se pueden sumar.',
          es: 'La hoja de cálculo trae todas las filas, y sus importes se pueden sumar.',
          pt: 'A planilha traz todas as linhas, e os valores podem ser somados.',
        },
      },
    ],
  },
  finder: {
    place: ON_TOP,
    cues: [
      {
        from: 0.2,
        to: 3,
        says: {
          en: 'Press Ctrl and K together. The page finder opens.',
          co: 'Oprima Ctrl y K al tiempo. Se abre el buscador de páginas.',
          es: 'Presione Ctrl y K al mismo tiempo. Se abre el buscador de páginas.',
          pt: 'Aperte Ctrl e K ao mesmo tempo. A busca de páginas se abre.',
        },
      },
      {
        from: 3.1,
        to: 6.2,
        says: {
          en: 'Type a few letters of the title.',
          co: 'Escriba unas letras del título.',
          es: 'Teclee unas letras del título.',
          pt: 'Digite algumas letras do título.',
        },
      },
      {
        from: 6.3,
        to: 9.9,
        says: {
          en: 'Press Enter, and the page is there.',
          co: 'Oprima Enter y ya está en la página.',
          es: 'Presione Enter y ya está en la página.',
          pt: 'Aperte Enter e a página se abre.',
        },
      },
    ],
  },
};
