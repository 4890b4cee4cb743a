import { videos as mexican } from '../es/videos';
import { overlay } from '../overlay';

export const videos = overlay(mexican, {
  signIn: {
    title: 'Ingresar con seguridad',
    text: 'Usuario, contraseña y verificación de robot. Nadie de servicio al cliente le pide su contraseña; el ojo se la muestra solo a usted.',
  },
  statement: {
    title: 'Leer el extracto',
    text: 'Elija un período, genere el informe y vea los depósitos y retiros con sus totales.',
  },
  export: {
    title: 'Del extracto a la hoja de cálculo',
    text: 'Exporte el informe completo a Excel y siga trabajando mientras se genera el archivo.',
  },
  finder: { text: 'Con Ctrl y K se abre el buscador. Escriba unas letras, oprima Enter y listo.' },
});
