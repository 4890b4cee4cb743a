import type { screens as model } from '../en/screens';

export const screens: typeof model = {
  '/home': { title: 'Inicio', menu: 'Inicio' },
  '/painel-de-controle': { title: 'Tableros', menu: 'Tableros' },
  '/financeiro': {
    title: 'Detalle financiero',
    menu: 'Detalle financiero',
    search: 'Buscar por número lógico',
  },
  '/informativos': { title: 'Informativos', menu: 'Informativos' },
  '/transacoes-extrato': { title: 'Estado de cuenta', menu: 'Estado de cuenta' },
  '/relatorio-utilizacao': {
    title: 'Reporte de uso',
    menu: 'Reporte de uso',
    search: 'Buscar por establecimiento',
  },
  '/codigos-solicitados': { title: 'Códigos solicitados', menu: 'Códigos solicitados' },
  '/verificar': { title: 'Verificar un archivo', menu: 'Verificar archivo' },
  '/agrupadores': { title: 'Grupos', menu: 'Grupos', search: 'Buscar por nombre' },
  '/marketing': { title: 'Noticias', menu: 'Noticias' },
  '/usuarios': { title: 'Usuarios', menu: 'Usuarios', search: 'Buscar por nombre' },
  '/codigos-operadores': {
    title: 'Códigos de operador',
    menu: 'Códigos de operador',
    search: 'Buscar por nombre del operador',
  },
  '/visualizadores-relatorios': {
    title: 'Visualizadores de reportes',
    menu: 'Visualizadores',
    search: 'Buscar por nombre',
  },
  '/bancos': { title: 'Bancos', menu: 'Bancos', search: 'Buscar por nombre o código' },
  '/contas': { title: 'Cuentas', menu: 'Cuentas', search: 'Buscar por alias' },
  '/chamados': { title: 'Solicitudes', menu: 'Solicitudes', search: 'Buscar por establecimiento' },
  '/auditoria': {
    title: 'Bitácora de auditoría',
    menu: 'Auditoría',
    search: 'Buscar por quién hizo el cambio',
  },
  '/alterar-senha-perfil': { title: 'Cambiar contraseña', menu: 'Cambiar contraseña' },
  '/ajuda': { title: 'Ayuda', menu: 'Ayuda' },
  '/swagger': { title: 'Documentación de la API', menu: 'Documentación de la API' },
  '/logout': { title: 'Cerrar sesión', menu: 'Cerrar sesión' },
};
