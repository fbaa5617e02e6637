/** Forms that nobody in Lima would write, or that our own spelling rules out, and what is wrong with them. */
const NOT_LIMA: readonly (readonly [wrong: RegExp, why: string])[] = [
  [word('os|vosotr[oa]s|vuestr[oa]s?|sois|habéis|estáis|tenéis|podéis|vais|sabéis'), 'speaks to “vosotros”'],
  [/(?<!\p{L})\p{L}+(?:áis|éis)(?!\p{L})/iu, 'speaks to “vosotros”'],
  [word('coge[rdsn]?|cogemos|cogid[oa]s?|cogiendo|coj[ao]s?|cogió'), '“coger”'],
  [word('rounds?|preview'), 'an English word'],
  // In small letters the port may be “full”: that is how Lima speaks.
  [/\b(?:FULL|BASIC)\b/, 'an English word'],
  [/\d,\d{1,2}(?!\d)/u, 'a decimal comma'],
  [/(?<![\p{L}\d])-\d/u, 'a hyphen for a minus'],
  [/(?<!\p{L})\p{L}+[cs]ion(?!\p{L})/iu, 'no tilde on -ión'],
  [
    word(
      'mas|tambien|despues|ademas|aqui|ahi|asi|alla|alli|dias?|proxim[oa]s?|ultim[oa]s?|unic[oa]s?|minim[oa]s?|maxim[oa]s?|rapid[oa]s?|basic[oa]s?|publicos?|politic[oa]s?|automatic[oa]s?|historic[oa]s?|numeros?|prestamos?|titulos?|paginas?|lineas?|deposito|almacen|boletin|jardin|balcon|camion|campeon|guachiman|porton|zaguan|dolar|estandar|lapiz|vias?|dinastias?|fantasia|satira|auditoria|ferreteria|galeria|notaria|garantia|tecnocrata|danos?|anos?|duen[oa]s?|senal(?:es)?|manana|pequen[oa]s?|ningun|algun|segun|detras|atras|jamas|quiza|facil|dificil|util',
    ),
    'no tilde or no ñ',
  ],
]

function word(forms: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu')
}

/** What is wrong with a text, as “why: what”. */
export function faultsOf(text: string): string[] {
  return NOT_LIMA.flatMap(([wrong, why]) => {
    const found = wrong.exec(text)
    return found === null ? [] : [`${why}: “${found[0]}” in “${text}”`]
  })
}

/** Words that are right with a tilde and without: another word, or another tense. */
const BOTH = new Set(
  'si el tu mi te se de que como cuanto cuando donde cual quien aun solo esta este mas pago gano quedo cambio voto remato vario paso suspiro barrio aviso abrazo pujo mando suena hablo firmo juro llego salio publico publica cobro entro salvo cerro estas compro'.split(
    ' ',
  ),
)

/** Words that are written with a tilde in one place and without it in another. */
export function unsettled(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []))
  return [...words].filter((one) => {
    const bare = one.normalize('NFD').replace(/\p{M}/gu, '')
    return bare !== one && words.has(bare) && !BOTH.has(bare)
  })
}
