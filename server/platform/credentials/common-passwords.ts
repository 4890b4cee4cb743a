/*
 * Words that guessers try first, in the languages of the portal. With a capital letter, a number and a symbol they meet
 * every rule of composition, and are tried in that form as well: `Password1!`.
 */
const WORDS = new Set(
  `password passwort passw pass senha minhasenha senhas contrasena micontrasena clave miclave acceso acesso access login
  usuario user admin administrador administrator root master guest invitado convidado teste test prueba demo temp
  temporal provisoria cofre portal banco cuenta conta caixa caja tesouraria tesoreria empresa company office loja tienda
  welcome bemvindo bienvenido bienvenida hello hola oi letmein changeme mudar mudeme trocar cambiar cambiame secret
  segredo secreto iloveyou teamo tequiero amor meuamor miamor love princesa princess sunshine estrela estrella dragon
  monkey shadow superman batman pokemon football futebol futbol soccer baseball flamengo corinthians palmeiras santos
  vasco gremio brasil brazil mexico colombia america bogota medellin nacional millonarios chivas pumas tigres rayados
  jesus deus dios jesuscristo maria jose joao juan carlos ana familia family janeiro fevereiro marco abril maio junho
  julho agosto setembro outubro novembro dezembro enero febrero marzo mayo junio julio septiembre octubre noviembre
  diciembre january february march april may june july august september october november december segunda domingo
  sabado lunes monday friday verao inverno verano invierno summer winter spring autumn primavera otono outono
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwe asd zxc qaz qazwsx qazwsxedc wsx
  abc abcd abcde abcdef abcdefgh xyz aaa`.split(/\s+/),
);

/** Digits and symbols that guessers take for letters. */
const LETTERS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is a common word, or the same one twice, with nothing but digits and symbols around it. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const core = folded.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const read = (text: string) => text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
  return [folded, core, read(core), read(folded)].some((text) => {
    const word = text.replace(/[^a-z]/g, '');
    return word === '' || WORDS.has(word) || WORDS.has(word.replace(/^(.+)\1$/, '$1'));
  });
}
