/** Terms that names may not contain, in lower case, without accents, separated by commas. Only insults and threats. */
interface Blocked {
  /** Blocked also inside other words. */
  readonly anywhere: string
  /** Blocked only as whole words: inside others these letters are harmless (Vergara, reputación, Ignazio). */
  readonly alone: string
  /** Several words in a row. */
  readonly phrases: string
}

/** Where in a name a term is blocked. */
export type Place = keyof Blocked

/** By language; all of them apply everywhere. */
export const BLOCKED: Readonly<Record<'en' | 'es' | 'de', Blocked>> = {
  en: {
    anywhere: 'asshole, bitch, faggot, fuck, nigga, nigger, rapist, wetback',
    alone:
      'chink, cum, cunt, cunts, dildo, hitler, kike, kys, nazi, penis, porn, pussy, rape, retard, shit, slut, spic, ' +
      'tits, tranny, vagina, whore',
    phrases: 'kill you, kill yourself, rape you, heil hitler, white power',
  },
  es: {
    anywhere:
      'chupapija, conchasumadre, conchatumadre, conchesumadre, hijodeputa, hijueputa, mamahuevo, mierda, pendejo',
    alone:
      'chucha, culo, mamada, marica, maricon, maricones, pija, pinga, puta, putas, puto, putos, sudaca, verga, violador',
    phrases: 'concha de tu madre, concha tu madre, hijo de puta, te voy a matar, te voy a violar',
  },
  de: {
    anywhere:
      'arschloch, fotze, hurensohn, judensau, missgeburt, scheisse, schlampe, schwuchtel, vergewaltiger, wichser',
    alone: 'arsch, fick, ficken, ficker, hure, huren, kanake, neger, nutte, spast, titten',
    phrases: 'bring dich um, fick dich, sieg heil',
  },
}
