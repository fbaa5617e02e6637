import type { InLocales } from '../words/in-locales.ts'

interface RatingWords {
  readonly rating: string
  readonly shown: (points: number, within: number) => string
  readonly about: (points: number) => string
  readonly help: string
  readonly botHelp: string
  readonly from: (matches: number) => string
}

/** With a minus that is as wide as a digit. */
const signed = (points: number) => String(points).replace('-', '−')
const shown = (points: number, within: number) => `${signed(points)} ± ${within}`
const about = (points: number) => `≈ ${signed(points)}`

export const ratingWords: InLocales<RatingWords> = {
  en: {
    rating: 'Rating',
    shown,
    about,
    help: 'Whoever is new begins at 1500, where the normal bot stands. In 19 of 20 cases the truth is no farther off than said.',
    botHelp:
      'Measured by simulation, on the scale of people: whoever is new begins at 1500, where the normal bot stands.',
    from: (matches) => (matches === 1 ? 'from 1 match' : `from ${matches} matches`),
  },
  es: {
    rating: 'Nivel',
    shown,
    about,
    help: 'Quien llega empieza en 1500, donde está el bot normal. En 19 de cada 20 casos la verdad no está más lejos de lo dicho.',
    botHelp:
      'Medido por simulación, en la escala de las personas: quien llega empieza en 1500, donde está el bot normal.',
    from: (matches) => (matches === 1 ? 'de 1 partida' : `de ${matches} partidas`),
  },
  de: {
    rating: 'Wertung',
    shown,
    about,
    help: 'Wer neu ist, beginnt bei 1500, wo der normale Bot steht. In 19 von 20 Fällen liegt die Wahrheit nicht weiter weg als angegeben.',
    botHelp:
      'Durch Simulation gemessen, auf der Skala der Menschen: Wer neu ist, beginnt bei 1500, wo der normale Bot steht.',
    from: (matches) => (matches === 1 ? 'aus 1 Partie' : `aus ${matches} Partien`),
  },
}
