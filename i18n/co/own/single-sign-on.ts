import type { TrailTexts } from '../../area-parts';
import { singleSignOn as mexican } from '../../es/own/single-sign-on';
import { overlay } from '../../overlay';

export const singleSignOn = overlay(mexican, {
  title: 'Ingreso único',
  text: 'Las personas ingresan por estos proveedores. Con reglas, el perfil y los grupos siguen lo que el proveedor dice de cada persona en cada ingreso y en cada renovación de la sesión.',
  loadFailed: 'No fue posible cargar los proveedores.',
  closed: 'Cierra el ingreso con contraseña',
  people: '%{smart_count} persona ingresa por él |||| %{count} personas ingresan por él',
  nobody: 'Nadie ha ingresado por él todavía',
  account: {
    title: 'Ingreso único',
    text: 'La cuenta del proveedor con la que ingresa esta persona.',
    none: 'Esta persona no ha ingresado por un proveedor.',
    loadFailed: 'No fue posible cargar la cuenta.',
    release: {
      text: 'Las sesiones que empezaron con ella se cierran de inmediato. La siguiente cuenta del proveedor que corresponda a %{name} se vinculará cuando ingrese.',
      failed: 'No fue posible liberar la cuenta.',
    },
  },
  edit: {
    remove: 'Retirar la regla %{value}',
    removeNew: 'Retirar esta regla',
    failed: 'No fue posible guardar las reglas.',
    groupsFailed: 'No fue posible cargar los grupos.',
  },
});

export const trail: TrailTexts = {
  entities: { sign_on_rules: 'Reglas del ingreso único' },
};
