import type { silence as model } from '../../en/own/silence';

export const silence: typeof model = {
  title: 'Establecimientos en silencio',
  loading: 'Cargando establecimientos en silencio…',
  failed: 'No se pudieron cargar los establecimientos en silencio.',
  notYet: 'Aún no se ha hecho la evaluación: se hace una vez por hora.',
  nobody: 'Ningún establecimiento tiene aún suficientes depósitos para evaluarlo.',
  none: 'Todos los establecimientos depositan como de costumbre.',
  some: '1 ya debería haber depositado: %{names} |||| %{smart_count} ya deberían haber depositado: %{names}',
  behind:
    'No han llegado datos desde el %{date} a las %{time}. Hasta que lleguen, no se agrega ningún otro establecimiento.',
  show: 'Ver detalles',
  hide: 'Ocultar detalles',
  last: 'Último depósito el %{date} a las %{time}.',
  usual: 'Deposita en %{with} de %{days} de sus días habituales, casi siempre antes de las %{hour}.',
  once: 'Un silencio tan largo ocurre más o menos una vez cada %{days} días.',
  rarer: 'Un silencio tan largo ocurre menos de una vez cada %{days} días.',
  reasons: {
    semTerminal: 'Motivo probable: el establecimiento ya no tiene terminal.',
    operadoresDesativados: 'Motivo probable: todos sus operadores están desactivados.',
    chamado: 'Motivo probable: la solicitud %{number} está abierta.',
    noticia: 'Motivo probable: la noticia “%{title}”.',
    unknown: 'Motivo desconocido.',
  },
  bounded: 'Los %{shown} más recientes de %{count}.',
  judged:
    '%{count} evaluados el %{date} a las %{time}, cada uno según sus últimas diez semanas, por día de la semana y hora.',
  quiet: 'No cuentan los días en que casi todos los establecimientos de una ciudad están en silencio.',
  sparse: 'Muy pocos depósitos para evaluarlos: %{names}.',
  sparser: 'Muy pocos depósitos para evaluarlos: %{names} y %{count} más.',
};
