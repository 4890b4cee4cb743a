import type { screens as model } from '../en/screens';

export const screens: typeof model = {
  '/home': {
    title: 'Inicio',
    menu: 'Inicio',
    description: 'Su punto de partida, con todo lo que puede abrir.',
  },
  '/painel-de-controle': {
    title: 'Tableros',
    menu: 'Tableros',
    description: 'Depósitos y retiros de un vistazo, por día y por operador.',
  },
  '/financeiro': {
    title: 'Detalle financiero',
    menu: 'Detalle financiero',
    description: 'Lo facturado a sus establecimientos, periodo por periodo.',
  },
  '/informativos': {
    title: 'Informativos',
    menu: 'Informativos',
    description: 'Videos cortos sobre el trabajo diario con el portal.',
  },
  '/transacoes-extrato': {
    title: 'Extracto de transacciones',
    menu: 'Extracto',
    description: 'Todos los depósitos y retiros de un periodo, con los totales, en pantalla o en archivo.',
  },
  '/relatorio-utilizacao': {
    title: 'Informe de uso',
    menu: 'Informe de uso',
    description: 'Qué terminales se usan y cuáles están sin movimiento.',
  },
  '/codigos-solicitados': {
    title: 'Códigos solicitados',
    menu: 'Códigos solicitados',
    description: 'Los códigos de operador solicitados y si las terminales ya los reconocen.',
  },
  '/agrupadores': {
    title: 'Agrupadores',
    menu: 'Agrupadores',
    description: 'Grupos de establecimientos que se asignan completos a los usuarios.',
  },
  '/marketing': {
    title: 'Noticias',
    menu: 'Noticias',
    description: 'Lo que todos encuentran en la página de inicio.',
  },
  '/usuarios': {
    title: 'Usuarios',
    menu: 'Usuarios',
    description: 'Quién puede iniciar sesión, con qué perfil y para qué establecimientos.',
  },
  '/codigos-operadores': {
    title: 'Códigos de operador',
    menu: 'Códigos de operador',
    description: 'Los códigos con los que los operadores se identifican en las terminales.',
  },
  '/visualizadores-relatorios': {
    title: 'Visualizadores de informes',
    menu: 'Visualizadores',
    description: 'Personas que solo consultan extractos y tableros.',
  },
  '/bancos': {
    title: 'Bancos',
    menu: 'Bancos',
    description: 'Los bancos que reciben los depósitos.',
  },
  '/contas': {
    title: 'Cuentas',
    menu: 'Cuentas',
    description: 'Las cuentas bancarias de los establecimientos.',
  },
  '/chamados': {
    title: 'Solicitudes',
    menu: 'Solicitudes',
    description: 'Mantenimiento de terminales y aclaración de transacciones, de principio a fin.',
  },
  '/alterar-senha-perfil': {
    title: 'Cambiar contraseña',
    menu: 'Cambiar contraseña',
    description: 'Elija una contraseña nueva.',
  },
  '/ajuda': {
    title: 'Ayuda',
    menu: 'Ayuda',
    description: 'Teléfonos de atención, manuales y videos cortos.',
  },
  '/swagger': {
    title: 'Documentación de la API',
    menu: 'Documentación de la API',
    description: 'Cómo su propio sistema consulta los depósitos del portal.',
  },
  '/logout': {
    title: 'Cerrar sesión',
    menu: 'Cerrar sesión',
    description: 'Termine su sesión en este dispositivo.',
  },
};
