import type { InLocales } from '../../words/in-locales.ts'

interface SettingsWords {
  readonly title: string
  readonly lead: string
  readonly language: string
  readonly languageHelp: string
  readonly look: string
  readonly theme: string
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>
  readonly palette: string
  readonly paletteHelp: string
  readonly palettes: Readonly<Record<'standard' | 'colour-blind', string>>
  readonly textSize: string
  readonly textSizes: Readonly<Record<90 | 100 | 115 | 130, string>>
  readonly textExample: string
  readonly motion: string
  readonly motions: Readonly<Record<'auto' | 'full' | 'reduced', string>>
  readonly motionHelp: string
  readonly motionTry: string
  readonly sound: string
  readonly soundHelp: string
  readonly soundTry: string
  readonly sounds: Readonly<Record<'move' | 'turn' | 'coin' | 'dice' | 'card' | 'win' | 'refuse', string>>
  readonly seats: string
  readonly gallery: string
}

export const settingsWords: InLocales<SettingsWords> = {
  en: {
    title: 'Settings',
    lead: 'They hold for this device and apply at once.',
    language: 'Language',
    languageHelp: 'Games keep the language they were written in.',
    look: 'Look',
    theme: 'Light or dark',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    palette: 'Colours',
    paletteHelp: 'Everything has a shape or a word as well; the second palette keeps colours apart for more eyes.',
    palettes: { standard: 'Standard', 'colour-blind': 'For colour-blind eyes' },
    textSize: 'Size of the text',
    textSizes: { 90: 'Small', 100: 'Usual', 115: 'Large', 130: 'Very large' },
    textExample: 'Ada buys Via Sacra for 400 denarii and keeps 1,250.',
    motion: 'Movement',
    motions: { auto: 'As the device', full: 'Show it', reduced: 'Keep still' },
    motionHelp: 'When still, tokens and dice appear where they end up.',
    motionTry: 'Roll',
    sound: 'Sounds',
    soundHelp: 'Small ones, when something happens. None before you have touched the page.',
    soundTry: 'Listen to them',
    sounds: {
      move: 'Move',
      turn: 'Your turn',
      coin: 'Coin',
      dice: 'Dice',
      card: 'Card',
      win: 'Victory',
      refuse: 'Not possible',
    },
    seats: 'The seats in these colours',
    gallery: 'All parts of the design',
  },
  es: {
    title: 'Ajustes',
    lead: 'Valen para este dispositivo y se aplican enseguida.',
    language: 'Idioma',
    languageHelp: 'Los juegos conservan el idioma en que se escribieron.',
    look: 'Aspecto',
    theme: 'Claro u oscuro',
    themes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
    palette: 'Colores',
    paletteHelp: 'Todo lleva además una forma o una palabra; la segunda paleta distingue los colores para más ojos.',
    palettes: { standard: 'Normal', 'colour-blind': 'Para daltónicos' },
    textSize: 'Tamaño del texto',
    textSizes: { 90: 'Pequeño', 100: 'Normal', 115: 'Grande', 130: 'Muy grande' },
    textExample: 'Ada compra Via Sacra por 400 denarios y le quedan 1.250.',
    motion: 'Movimiento',
    motions: { auto: 'Como el dispositivo', full: 'Mostrarlo', reduced: 'Sin movimiento' },
    motionHelp: 'Sin movimiento, fichas y dados aparecen donde acaban.',
    motionTry: 'Tirar',
    sound: 'Sonidos',
    soundHelp: 'Pequeños, cuando pasa algo. Ninguno antes de que toques la página.',
    soundTry: 'Escúchalos',
    sounds: {
      move: 'Jugada',
      turn: 'Tu turno',
      coin: 'Moneda',
      dice: 'Dados',
      card: 'Carta',
      win: 'Victoria',
      refuse: 'No se puede',
    },
    seats: 'Los asientos en estos colores',
    gallery: 'Todas las piezas del diseño',
  },
  de: {
    title: 'Einstellungen',
    lead: 'Sie gelten für dieses Gerät und wirken sofort.',
    language: 'Sprache',
    languageHelp: 'Spiele behalten die Sprache, in der sie geschrieben sind.',
    look: 'Aussehen',
    theme: 'Hell oder dunkel',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    palette: 'Farben',
    paletteHelp: 'Alles hat auch eine Form oder ein Wort; die zweite Palette trennt die Farben für mehr Augen.',
    palettes: { standard: 'Üblich', 'colour-blind': 'Für farbenblinde Augen' },
    textSize: 'Schriftgröße',
    textSizes: { 90: 'Klein', 100: 'Üblich', 115: 'Groß', 130: 'Sehr groß' },
    textExample: 'Ada kauft die Via Sacra für 400 Denare und behält 1.250.',
    motion: 'Bewegung',
    motions: { auto: 'Wie das Gerät', full: 'Zeigen', reduced: 'Stillhalten' },
    motionHelp: 'Ohne Bewegung erscheinen Figuren und Würfel gleich dort, wo sie hinkommen.',
    motionTry: 'Würfeln',
    sound: 'Klänge',
    soundHelp: 'Kleine, wenn etwas geschieht. Keine, bevor du die Seite berührt hast.',
    soundTry: 'Hör sie dir an',
    sounds: {
      move: 'Zug',
      turn: 'Du bist dran',
      coin: 'Münze',
      dice: 'Würfel',
      card: 'Karte',
      win: 'Sieg',
      refuse: 'Geht nicht',
    },
    seats: 'Die Plätze in diesen Farben',
    gallery: 'Alle Teile der Gestaltung',
  },
}
