import type { videos as model } from '../en/videos';

export const videos: typeof model = {
  signIn: {
    title: 'Iniciar sesión con seguridad',
    text: 'Usuario, contraseña y verificación de robot. Nadie de atención a clientes le pide su contraseña; el ojo se la muestra solo a usted.',
  },
  statement: {
    title: 'Leer el estado de cuenta',
    text: 'Elija un periodo, genere el reporte y vea los depósitos y retiros con sus totales.',
  },
  export: {
    title: 'Del estado de cuenta a la hoja de cálculo',
    text: 'Exporte el reporte completo a Excel y siga trabajando mientras se genera el archivo.',
  },
  finder: {
    title: 'Encontrar una página con el teclado',
    text: 'Con Ctrl y K se abre el buscador. Escriba unas letras, presione Enter y listo.',
  },
};
