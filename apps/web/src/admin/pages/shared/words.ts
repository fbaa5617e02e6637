import type { InLocales } from '../../../words/in-locales.ts'

interface SharedWords {
  readonly title: string
  readonly lead: string
  readonly game: string
  readonly any: string
  readonly match: string
  readonly which: string
  readonly there: string
  readonly withdrawn: string
  readonly picture: string
  readonly moment: (moves: number) => string
  readonly whole: string
  readonly expires: string
  readonly withdrawnAt: string
  readonly deeds: string
  readonly look: string
  readonly draw: string
  readonly drawn: (kilobytes: string) => string
  readonly withdraw: string
  readonly withdrawLead: string
  readonly gone: string
  readonly all: string
  readonly overdue: string
  readonly swept: string
  readonly never: string
  readonly sweep: (when: string, gone: string) => string
}

export const sharedWords: InLocales<SharedWords> = {
  en: {
    title: 'Shared pictures',
    lead: 'Addresses under which people pass on pictures of their matches. Each holds for thirty days after it was offered last, and for a year where it stands on a profile.',
    game: 'Game',
    any: 'All',
    match: 'Match',
    which: 'Which',
    there: 'To be found',
    withdrawn: 'Withdrawn',
    picture: 'Picture',
    moment: (moves) => `after ${moves} moves`,
    whole: 'whole match',
    expires: 'Holds until',
    withdrawnAt: 'Withdrawn',
    deeds: 'Actions',
    look: 'Look',
    draw: 'Draw anew',
    drawn: (kilobytes) => `Drawn anew: ${kilobytes} kB.`,
    withdraw: 'Withdraw',
    withdrawLead: 'Its address leads nowhere from now on, for good, also when the match offers it again.',
    gone: 'It is withdrawn.',
    all: 'Addresses',
    overdue: 'Waiting for the sweep',
    swept: 'Last sweep',
    never: 'none yet',
    sweep: (when, gone) => `${when}, ${gone} let go`,
  },
  es: {
    title: 'Imágenes compartidas',
    lead: 'Direcciones con las que la gente comparte imágenes de sus partidas. Cada una vale treinta días desde la última vez que se ofreció, y un año si está en un perfil.',
    game: 'Juego',
    any: 'Todos',
    match: 'Partida',
    which: 'Cuáles',
    there: 'Disponibles',
    withdrawn: 'Retiradas',
    picture: 'Imagen',
    moment: (moves) => `tras ${moves} jugadas`,
    whole: 'toda la partida',
    expires: 'Vale hasta',
    withdrawnAt: 'Retirada',
    deeds: 'Acciones',
    look: 'Ver',
    draw: 'Dibujar de nuevo',
    drawn: (kilobytes) => `Dibujada de nuevo: ${kilobytes} kB.`,
    withdraw: 'Retirar',
    withdrawLead: 'Desde ahora su dirección no lleva a nada, para siempre, aunque la partida la ofrezca de nuevo.',
    gone: 'Retirada.',
    all: 'Direcciones',
    overdue: 'Esperan la limpieza',
    swept: 'Última limpieza',
    never: 'todavía ninguna',
    sweep: (when, gone) => `${when}, ${gone} borradas`,
  },
  de: {
    title: 'Geteilte Bilder',
    lead: 'Adressen, unter denen Leute Bilder ihrer Partien weitergeben. Jede gilt dreißig Tage, seit sie zuletzt angeboten wurde, und ein Jahr, wo sie auf einem Profil steht.',
    game: 'Spiel',
    any: 'Alle',
    match: 'Partie',
    which: 'Welche',
    there: 'Zu finden',
    withdrawn: 'Zurückgezogen',
    picture: 'Bild',
    moment: (moves) => `nach ${moves} Zügen`,
    whole: 'ganze Partie',
    expires: 'Gilt bis',
    withdrawnAt: 'Zurückgezogen',
    deeds: 'Handlungen',
    look: 'Ansehen',
    draw: 'Neu zeichnen',
    drawn: (kilobytes) => `Neu gezeichnet: ${kilobytes} kB.`,
    withdraw: 'Zurückziehen',
    withdrawLead: 'Die Adresse führt ab jetzt nirgends hin, für immer, auch wenn die Partie sie wieder anbietet.',
    gone: 'Zurückgezogen.',
    all: 'Adressen',
    overdue: 'Warten aufs Aufräumen',
    swept: 'Zuletzt aufgeräumt',
    never: 'noch nie',
    sweep: (when, gone) => `${when}, ${gone} losgelassen`,
  },
}
