import type { InLocales } from '../../words/in-locales.ts'

interface GalleryWords {
  readonly title: string
  readonly lead: string
  readonly light: string
  readonly dark: string
  readonly action: string
  readonly why: string
  readonly label: string
  readonly hint: string
  readonly wrong: string
  readonly choices: readonly [string, string, string]
  readonly sentence: string
  readonly open: string
  readonly chart: string
  readonly turn: string
  readonly copy: string
  readonly link: string
  readonly checking: string
  readonly empty: string
}

export const galleryWords: InLocales<GalleryWords> = {
  en: {
    title: 'Gallery',
    lead: 'Every part the screens are made of, in all its states, by day and by night.',
    light: 'Light',
    dark: 'Dark',
    action: 'Roll the dice',
    why: 'It is not your turn.',
    label: 'Bid',
    hint: 'In steps of 100.',
    wrong: 'You have only 1,250.',
    choices: ['Buy', 'Auction', 'Pass'],
    sentence: 'Ada buys Via Sacra for 400 denarii.',
    open: 'Open',
    chart: 'Balances',
    turn: 'Turn',
    copy: 'Copy the code',
    link: 'Scan to join',
    checking: 'Checking the moves',
    empty: 'Nobody is here yet.',
  },
  es: {
    title: 'Galería',
    lead: 'Todas las piezas de las pantallas, en todos sus estados, de día y de noche.',
    light: 'Claro',
    dark: 'Oscuro',
    action: 'Tirar los dados',
    why: 'No es tu turno.',
    label: 'Puja',
    hint: 'De 100 en 100.',
    wrong: 'Solo tienes 1.250.',
    choices: ['Comprar', 'Subastar', 'Pasar'],
    sentence: 'Ada compra Via Sacra por 400 denarios.',
    open: 'Abrir',
    chart: 'Saldos',
    turn: 'Turno',
    copy: 'Copiar el código',
    link: 'Escanea para entrar',
    checking: 'Comprobando las jugadas',
    empty: 'Aún no hay nadie.',
  },
  de: {
    title: 'Galerie',
    lead: 'Alle Teile, aus denen die Seiten bestehen, in allen Zuständen, bei Tag und bei Nacht.',
    light: 'Hell',
    dark: 'Dunkel',
    action: 'Würfeln',
    why: 'Du bist nicht dran.',
    label: 'Gebot',
    hint: 'In Schritten von 100.',
    wrong: 'Du hast nur 1.250.',
    choices: ['Kaufen', 'Versteigern', 'Passen'],
    sentence: 'Ada kauft die Via Sacra für 400 Denare.',
    open: 'Öffnen',
    chart: 'Guthaben',
    turn: 'Zug',
    copy: 'Code kopieren',
    link: 'Scannen und mitspielen',
    checking: 'Züge werden geprüft',
    empty: 'Noch ist niemand da.',
  },
}
