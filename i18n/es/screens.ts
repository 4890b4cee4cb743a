import type { screens as model } from '../en/screens';

export const screens: typeof model = {
  '/home': {
    title: 'Inicio',
    menu: 'Inicio',
  },
  '/painel-de-controle': {
    title: 'Tableros',
    menu: 'Tableros',
  },
  '/financeiro': {
    title: 'Detalle financiero',
    menu: 'Detalle financiero',
  },
  '/informativos': {
    title: 'Informativos',
    menu: 'Informativos',
  },
  '/transacoes-extrato': {
    title: 'Extracto de transacciones',
    menu: 'Extracto',
  },
  '/relatorio-utilizacao': {
    title: 'Informe de uso',
    menu: 'Informe de uso',
  },
  '/codigos-solicitados': {
    title: 'Códigos solicitados',
    menu: 'Códigos solicitados',
  },
  '/verificar': {
    title: 'Verificar un archivo',
    menu: 'Verificar archivo',
  },
  '/agrupadores': {
    title: 'Agrupadores',
    menu: 'Agrupadores',
  },
  '/marketing': {
    title: 'Noticias',
    menu: 'Noticias',
  },
  '/usuarios': {
    title: 'Usuarios',
    menu: 'Usuarios',
  },
  '/codigos-operadores': {
    title: 'Códigos de operador',
    menu: 'Códigos de operador',
  },
  '/visualizadores-relatorios': {
    title: 'Visualizadores de informes',
    menu: 'Visualizadores',
  },
  '/bancos': {
    title: 'Bancos',
    menu: 'Bancos',
  },
  '/contas': {
    title: 'Cuentas',
    menu: 'Cuentas',
  },
  '/chamados': {
    title: 'Solicitudes',
    menu: 'Solicitudes',
  },
  '/auditoria': {
    title: 'Bitácora de auditoría',
    menu: 'Auditoría',
  },
  '/alterar-senha-perfil': {
    title: 'Cambiar contraseña',
    menu: 'Cambiar contraseña',
  },
  '/ajuda': {
    title: 'Ayuda',
    menu: 'Ayuda',
  },
  '/swagger': {
    title: 'Documentación de la API',
    menu: 'Documentación de la API',
  },
  '/logout': {
    title: 'Cerrar sesión',
    menu: 'Cerrar sesión',
  },
};
