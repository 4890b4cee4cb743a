import { linkPassword, passwordLength } from '../../../contract/passwords';
import { walksIn } from './keyboard-walks';

/*
 * Words that guessers try first, in the languages of the portal. With a capital letter, a number and a symbol they meet
 * every rule of composition, and are tried in that form as well: `Password1!`.
 */
const WORDS =
  `password passwort passw pass senha minhasenha senhas contrasena micontrasena clave miclave acceso acesso
  access login usuario user admin administrador administrator root master guest invitado convidado teste test
  prueba demo temp temporal provisoria cofre portal banco cuenta conta caixa caja tesouraria tesoreria empresa
  company office loja tienda welcome bemvindo bienvenido bienvenida hello hola letmein changeme mudar mudeme
  trocar cambiar cambiame secret segredo secreto iloveyou teamo tequiero amor meuamor miamor love princesa
  princess sunshine estrela estrella dragon monkey shadow superman batman pokemon football futebol futbol
  soccer baseball flamengo corinthians palmeiras santos vasco gremio brasil brazil mexico colombia america
  bogota medellin nacional millonarios chivas pumas tigres rayados jesus deus dios jesuscristo maria jose joao
  juan carlos ana familia family janeiro fevereiro marco abril maio junho julho agosto setembro outubro
  novembro dezembro enero febrero marzo mayo junio julio septiembre octubre noviembre diciembre january
  february march april may june july august september october november december segunda domingo sabado lunes
  monday friday verao inverno verano invierno summer winter spring autumn primavera otono outono qwerty
  qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwe asd zxc qweasd qweasdzxc qaz qazwsx
  qazwsxedc wsx abc abcd abcde abcdef abcdefgh xyz aaa bradesco itau itauunibanco unibanco santander
  caixaeconomica bancodobrasil nubank inter bancointer sicoob sicredi banrisul safra btg btgpactual bancopan
  bancooriginal bmg banknext neon pagbank pagseguro mercadopago mercadolivre picpay stone cielo getnet pix
  banamex citibanamex bbva bancomer bbvabancomer banorte hsbc scotiabank banregio banbajio azteca bancoazteca
  bancoppel coppel elektra afirme inbursa mercadolibre oxxo bancolombia davivienda daviplata nequi
  bancodebogota bancopopular bancooccidente avvillas colpatria bancocajasocial bancoagrario exito sabadell
  bankinter caixabank lacaixa unicaja kutxabank abanca ibercaja openbank bankia citibank paypal cofreforte
  caixaforte cajafuerte deposito depositos transportadora carroforte valores brinks prosegur tbforte protege
  terminal cajero dinheiro dinero grana plata efectivo numerario malote boveda sucursal agencia filial matriz
  gerente gerencia diretoria director financeiro financiero financas finanzas contabilidade contabilidad
  vendas ventas mercado supermercado padaria panaderia farmacia posto gasolinera restaurante lanchonete
  negocio comercio servico servicio sistema system internet computador computadora windows samsung motorola
  iphone android google facebook whatsapp instagram youtube netflix hotmail gmail email correo vida paz feliz
  felicidade felicidad saude salud esperanca esperanza sucesso exitoso vitoria victoria liberdade libertad
  bendicion bencao gratidao gracias obrigado jesusteamo deusefiel deusemaior deuseamor diosesamor cristo
  senhor virgen guadalupe aparecida fatima amigo amigos amiga amizade amistad mae pai mama papa filho filha
  hijo hija casa carro moto cachorro gato gatinho gatito perro perrito cavalo caballo leao leon tigre aguila
  aguia lobo coelho conejo borboleta mariposa flor flores rosa sol luna lua mar praia playa ceu azul verde
  vermelho rojo amarelo amarillo preto negro branco blanco chocolate banana cerveja cerveza tequila cafe
  gabriel miguel arthur lucas pedro rafael daniel felipe bruno rodrigo fernando eduardo ricardo roberto
  antonio francisco paulo marcos luis luiz manuel jorge miguelangel alejandro andres diego javier sergio pablo
  mario oscar david santiago sebastian mateo mateus nicolas samuel julia beatriz larissa camila fernanda
  amanda juliana patricia adriana mariana gabriela rafaela leticia carolina daniela andrea paola claudia
  sandra monica laura valentina sofia isabella alejandra guadalupana lupita saopaulo riodejaneiro brasilia
  salvador fortaleza belohorizonte curitiba recife portoalegre manaus goiania minasgerais bahia parana
  santacatarina cdmx ciudaddemexico guadalajara monterrey puebla tijuana cancun cali barranquilla cartagena
  bucaramanga pereira antioquia madrid barcelona valencia sevilla espana spain portugal lisboa argentina
  brasileiro brasileira mexicano mexicana colombiano colombiana saopaulofc tricolor fluminense botafogo
  cruzeiro atletico galo internacional colorado sport bahiaec ceara timao verdao mengao selecao cruzazul
  clubamerica santafe junior deportivocali realmadrid barca barcelonafc messi ronaldo neymar pele maradona
  campeon campeao starwars naruto goku pikachu minecraft fortnite freefire ninja hacker matrix killer secure
  security seguranca seguridad seguro changeit default nueva nuevo nova novo clavenueva novasenha senhanova
  mysenha suasenha suaclave contrasenia micontrasenia passcode pin code codigo mypassword meu minha seu sua
  nosso nossa nuestro nuestra forte fuerte strong word operador operadora operator cliente client customer
  suporte soporte support natal navidad navidade pascoa pascua carnaval feliznatal trustno trust mudeja terca
  quarta quinta sexta martes miercoles jueves viernes tuesday wednesday thursday saturday sunday hoje hoy
  today ontem amanha manana noite noche tarde dia night gustavo guilherme leonardo vinicius thiago tiago
  rodrigues silva souza oliveira costa ferreira almeida ribeiro carvalho gomes lopez gonzalez hernandez garcia
  martinez rodriguez perez sanchez ramirez torres ramos vitor victor marcelo marcio fabio renato rogerio
  adriano alex alexandre leandro cristiano cristina luciana luana bianca bruna aline carla renata simone
  vanessa viviane tatiana priscila natalia isabela helena alice cecilia heloisa lorena sara sarah martha marta
  luz dolores rosario carmen teresa lucia elena irene raquel silvia caixaeletronico cofrinho cofres tesouro
  tesoro saque saques retiro pagamento pago recarga nome nombre name teclado keyboard computer laptop celular
  telefone telefono mexicocity chile peru uruguay paraguai bolivia venezuela ecuador cuba dubai paris roma
  london vamos vamo bora prosperidade prosperidad riqueza milhao millon cinza roxo laranja naranja limao limon
  manzana maca uva abacaxi pina oro ouro diamante perola perla segura secreta privado privada pessoal personal
  trabalho trabajo work escritorio oficina primeiro primero segundo terceiro tercero jan fev mar abr mai jun jul
  ago set out nov dez ene feb apr may aug sep oct dec dic seg ter qua qui sex sab dom lun mie jue vie mon tue wed
  thu fri sat sun fall !@#`.split(/\s+/);

type Words = ReadonlyMap<string, readonly string[]>;

function byFirstLetter(words: readonly string[]): Words {
  const found = new Map<string, string[]>();
  for (const word of words) found.set(word.charAt(0), [...(found.get(word.charAt(0)) ?? []), word]);
  return found;
}

/** Guessers write a word backwards as well. */
const KNOWN = byFirstLetter(
  WORDS.flatMap((word) => (word.length > 3 ? [word, Array.from(word).toReversed().join('')] : [word])),
);

/** Digits and symbols that guessers take for letters; a stroke stands for `i` or for `l`. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'il',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
  '€': 'e',
  '+': 't',
  '(': 'c',
};
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

/** So many known words are tried in a row: three or more are a phrase. */
const MOST_WORDS = 2;
/** Fewer signs than these beside what is known are no secret: the criteria want a symbol and a letter. */
const LEAST_LEFT = 3;

const NONE: ReadonlySet<string> = new Set();

/**
 * Tells whether a password is nothing but what everybody tries: at most two common words, keys that lie beside one
 * another and a number or a date, with fewer than three further signs, or a part that is repeated to reach the length.
 * Only signs that stand next to each other make a word.
 * @param words further words, those of the deployment; small letters without accents
 * @param least the characters that a password has at least
 */
export function isCommonPassword(
  password: string,
  words: ReadonlySet<string> = NONE,
  least: number = linkPassword.specification.least,
): boolean {
  const folded = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Who repeats a short password to reach the length says no more than it.
  const once = folded.replace(REPEATED, '$1$2');
  if (once !== folded && passwordLength(once) < least) return true;
  return leastLeft(folded, [KNOWN, byFirstLetter([...words])]) < LEAST_LEFT;
}

/** Signs that follow themselves: so many that random passwords hardly have any. */
const REPEATED = /(.{4,})\1+|(.{3})\2{2,}/gsu;

/** A date or a number. */
const NUMBER = /\d{1,2}([-./])\d{1,2}\1\d{2,4}|\d{4}([-./])\d{1,2}\2\d{1,2}|\d+/g;

/** A part of a text that everybody tries. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly kind: 'word' | 'walk' | 'number';
}

/** The least signs that are left of a text, over all ways of taking known parts out of it, from left to right. */
function leastLeft(text: string, words: readonly Words[]): number {
  const parts = partsOf(text, words);
  const known = new Map<string, number>();
  const leastFrom = (at: number, left: Parts): number => {
    if (at >= text.length) return 0;
    const place = `${at} ${left.word} ${left.walk} ${left.number}`;
    const before = known.get(place);
    if (before !== undefined) return before;
    const own = isNewSign(text, at) ? 1 : 0;
    const ways = parts
      .filter(({ from, kind }) => from === at && left[kind] > 0)
      .map(({ to, kind }) => leastFrom(to, { ...left, [kind]: left[kind] - 1 }));
    const least = Math.min(own + leastFrom(at + 1, left), ...ways);
    known.set(place, least);
    return least;
  };
  return leastFrom(0, { word: MOST_WORDS, walk: 1, number: 1 });
}

/** Tells whether a sign begins at a place, and is another one than that before it: repeated, it says no more than once. */
function isNewSign(text: string, at: number): boolean {
  const sign = text.codePointAt(at) ?? 0;
  // An emoji takes two places.
  if (sign > 0xffff) return text.codePointAt(at - 2) !== sign;
  const isSecondHalf = (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return !isSecondHalf && text[at - 1] !== text[at];
}

/** The numbers of parts of each kind that may still be taken out. */
type Parts = Readonly<Record<Part['kind'], number>>;

function partsOf(text: string, words: readonly Words[]): Part[] {
  const starts = Array.from({ length: text.length }, (_place, from) => from);
  const walks = [text, inPlaceOf(text, SHIFTED)].flatMap(walksIn);
  return [
    ...starts.flatMap((from) =>
      wordsAt(text.charAt(from), words).flatMap((word): Part[] => {
        const to = endOfWord(text, from, word);
        return to === null ? [] : [{ from, to, kind: 'word' }];
      }),
    ),
    ...walks.map((walk): Part => ({ ...walk, kind: 'walk' })),
    ...Array.from(text.matchAll(NUMBER), ({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    })).flatMap(({ from, to }) =>
      starts
        .filter((start) => start >= from && start < to)
        .map((start): Part => ({ from: start, to, kind: 'number' })),
    ),
  ];
}

/** The words that may begin with a sign. */
function wordsAt(sign: string, words: readonly Words[]): readonly string[] {
  const letters = [sign, ...Array.from(LETTERS[sign] ?? '')];
  return words.flatMap((one) => letters.flatMap((letter) => one.get(letter) ?? []));
}

/** Between the words of a name. */
const BETWEEN = " -_.'";

/** Finds the end of a word that begins at a place, its letters being written in any way; `null` where it is another one. */
function endOfWord(text: string, from: number, word: string): number | null {
  let at = from;
  for (const letter of word) {
    if (at > from && BETWEEN.includes(text[at] ?? '?')) at += 1;
    const sign = text[at];
    if (sign === undefined || (sign !== letter && !LETTERS[sign]?.includes(letter))) return null;
    at += 1;
  }
  return at;
}

const inPlaceOf = (text: string, signs: Readonly<Record<string, string>>) =>
  Array.from(text, (sign) => signs[sign] ?? sign).join('');
