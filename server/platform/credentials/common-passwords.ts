import { withoutWalks } from './keyboard-walks';

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
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwe asd zxc qweasd qweasdzxc qaz qazwsx qazwsxedc wsx
  abc abcd abcde abcdef abcdefgh xyz aaa
  bradesco itau itauunibanco unibanco santander caixaeconomica bancodobrasil bb nubank inter bancointer sicoob sicredi
  banrisul safra btg btgpactual bancopan bancooriginal bmg banknext neon pagbank pagseguro mercadopago mercadolivre picpay
  stone cielo getnet pix banamex citibanamex bbva bancomer bbvabancomer banorte hsbc scotiabank banregio banbajio azteca
  bancoazteca bancoppel coppel elektra afirme inbursa mercadolibre oxxo bancolombia davivienda daviplata nequi
  bancodebogota bancopopular bancooccidente avvillas colpatria bancocajasocial bancoagrario exito sabadell bankinter
  caixabank lacaixa unicaja kutxabank abanca ibercaja openbank bankia citibank paypal
  cofreforte caixaforte cajafuerte deposito depositos transportadora carroforte valores brinks prosegur tbforte protege
  terminal cajero dinheiro dinero grana plata efectivo numerario malote boveda sucursal agencia filial matriz gerente
  gerencia diretoria director financeiro financiero financas finanzas contabilidade contabilidad vendas ventas mercado
  supermercado padaria panaderia farmacia posto gasolinera restaurante lanchonete negocio comercio servico servicio
  sistema system internet computador computadora windows samsung motorola iphone android google facebook whatsapp
  instagram youtube netflix hotmail gmail email correo
  vida paz feliz felicidade felicidad saude salud esperanca esperanza sucesso exitoso vitoria victoria liberdade libertad
  bendicion bencao gratidao gracias obrigado jesuscristo jesusteamo deusefiel deusemaior deuseamor diosesamor cristo
  senhor virgen guadalupe aparecida fatima amigo amigos amiga amizade amistad mae pai mama papa filho filha hijo hija
  casa carro moto cachorro gato gatinho gatito perro perrito cavalo caballo leao leon tigre aguila aguia lobo coelho
  conejo borboleta mariposa flor flores rosa sol luna lua mar praia playa cielo ceu azul verde vermelho rojo amarelo
  amarillo preto negro branco blanco chocolate banana cerveja cerveza tequila cafe
  gabriel miguel arthur lucas pedro rafael daniel felipe bruno rodrigo fernando eduardo ricardo roberto antonio francisco
  paulo marcos luis luiz manuel jorge miguelangel alejandro andres diego javier sergio pablo mario oscar david santiago
  sebastian mateo mateus nicolas samuel julia beatriz larissa camila fernanda amanda juliana patricia adriana mariana
  gabriela rafaela leticia carolina daniela andrea paola claudia sandra monica laura valentina sofia isabella alejandra
  guadalupana lupita
  saopaulo riodejaneiro brasilia salvador fortaleza belohorizonte curitiba recife portoalegre manaus goiania minasgerais
  bahia parana santacatarina cdmx ciudaddemexico guadalajara monterrey puebla tijuana cancun cali barranquilla cartagena
  bucaramanga pereira antioquia madrid barcelona valencia sevilla espana spain portugal lisboa argentina
  brasileiro brasileira mexicano mexicana colombiano colombiana
  saopaulofc tricolor fluminense botafogo cruzeiro atletico galo internacional colorado sport bahiaec ceara timao verdao
  mengao selecao cruzazul clubamerica santafe junior deportivocali realmadrid barca barcelonafc messi ronaldo neymar
  pele maradona campeon campeao
  starwars naruto goku pikachu minecraft fortnite freefire ninja master hacker matrix killer secure security seguranca
  seguridad seguro changeit default nueva nuevo nova novo clavenueva novasenha senhanova mysenha suasenha suaclave
  contrasenia micontrasenia passcode pin code codigo mypassword`.split(/\s+/),
);

/** Digits and symbols that guessers take for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '+': 't',
};
/** A stroke stands for `i` or for `l`: a text is read in both ways. */
const READINGS = [LETTERS, { ...LETTERS, 1: 'l', '!': 'l', '|': 'l' }];
/** The digits whose keys these symbols are on, with the other hand on Shift. */
const SHIFTED: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Tells whether a password is nothing but what everybody tries: a common word, or the same one twice, or keys that lie beside
 * one another, with digits and symbols around them.
 * @param words further words, those of the deployment; small letters without accents
 */
export function isCommonPassword(password: string, words: ReadonlySet<string> = NONE): boolean {
  const folded = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const isCommon = (word: string) => word === '' || WORDS.has(word) || words.has(word);
  const isKnown = (text: string) => {
    const word = text.replace(/[^a-z]/g, '');
    return (
      isCommon(word) ||
      isCommon(word.replace(/^(.+)\1$/, '$1')) ||
      isCommon(word.split('').toReversed().join(''))
    );
  };
  const isWalk = (text: string) => {
    const rest = withoutWalks(text);
    // One more letter makes no word of it.
    return rest !== text && (rest.replace(/[^a-z]/g, '').length <= 1 || isKnown(rest));
  };
  if ([folded, inPlaceOf(folded, SHIFTED), folded.replace(/[^a-z]/g, '')].some(isWalk)) return true;
  return [...cores(folded)].some(
    (core) => isKnown(core) || READINGS.some((signs) => isKnown(inPlaceOf(core, signs))),
  );
}

const inPlaceOf = (text: string, signs: Readonly<Record<string, string>>) =>
  Array.from(text, (sign) => signs[sign] ?? sign).join('');

/** A text with more and more of the digits and symbols at its ends taken away: some of them may stand for letters. */
function* cores(text: string): Generator<string> {
  const lead = /^[^a-z]*/.exec(text)?.[0].length ?? 0;
  const tail = /[^a-z]*$/.exec(text)?.[0].length ?? 0;
  for (let from = 0; from <= lead; from += 1) {
    for (let to = text.length; to >= text.length - tail && to > from; to -= 1) yield text.slice(from, to);
  }
}
