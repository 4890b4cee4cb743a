import type { effect as model } from '../../en/own/effect';

export const effect: typeof model = {
  title: 'Efecto en el acceso',
  computing: 'Calculando quién gana y quién pierde acceso…',
  failed: 'No se pudo calcular el efecto en el acceso.',
  changed: 'Mientras tanto cambió el efecto en el acceso. No se guardó nada.',
  again:
    'El efecto en el acceso cambió desde que lo consultó. Este es el efecto actual; aún no se ha guardado nada.',
  none: 'Nadie gana ni pierde acceso a un establecimiento.',
  gaining: '%{count} persona gana acceso. |||| %{count} personas ganan acceso.',
  losing: '%{count} persona pierde acceso. |||| %{count} personas pierden acceso.',
  people: 'Personas cuyo acceso cambia',
  gains: 'Gana',
  loses: 'Pierde',
  gainedTitle: 'Lo que gana %{name}',
  lostTitle: 'Lo que pierde %{name}',
  moreGained: '%{count} más que gana %{name}, mostrar',
  moreLost: '%{count} más que pierde %{name}, mostrar',
  more: 'Mostrar más',
  confirm: 'Guardar con este efecto',
  columns: {
    name: 'Nombre',
    login: 'Usuario',
    status: 'Estatus',
    change: 'Cambio',
    code: 'Código del establecimiento',
    establishment: 'Establecimiento',
  },
};
