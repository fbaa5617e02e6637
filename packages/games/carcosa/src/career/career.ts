import { type Career, careerOf, type Seat } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { KEY_ID } from '../data/items.ts'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'
import { art } from './badges.ts'

/** What was counted of a soul, or of whoever plays the King. */
interface Tally {
  keys: number
  blunts: number
  guarded: number
  trades: number
  tales: number
  crown: boolean
  falseKing: boolean
  ritual: boolean
  escaped: boolean
  carried: boolean
  fell: boolean
  healed: number
  specials: number
}

const KEYS_USUAL = 4
const ACTIONS_USUAL = 2
const SANE = 4
const FAST_ROUNDS = 12

/** What souls take home from the house. */
export const career: Career<Config, State, Fact> = careerOf<Config, State, Fact, Tally>({
  feats: [
    {
      ...art('CA-LLAVE-01', 'key'),
      name: 'La primera llave',
      description: 'Consigue una llave.',
      category: 'Llaves',
      done: ({ keys }) => keys >= 1,
    },
    {
      ...art('CA-LLAVE-02', 'ring'),
      name: 'Suena el llavero',
      description: 'Lleva dos llaves a la vez.',
      category: 'Llaves',
      done: (_tally, { players }, seat) => (players[seat]?.keys.length ?? 0) >= 2,
    },
    {
      ...art('CA-CASA-03', 'door'),
      name: 'Puertas adentro',
      description: 'Descubre dos habitaciones especiales en una partida.',
      category: 'Llaves',
      done: ({ specials }) => specials >= 2,
    },
    {
      ...art('CA-GOLPE-02', 'club'),
      name: 'A golpes',
      description: 'Aturde dos figuras con un objeto contundente en una partida.',
      category: 'Figuras',
      done: ({ blunts }) => blunts >= 2,
    },
    {
      ...art('CA-FUGA-01', 'web'),
      name: 'Nadie me ata',
      description: 'Libérate de una trampa.',
      category: 'Figuras',
      done: ({ escaped }) => escaped,
    },
    {
      ...art('CA-VIEJO-01', 'sack'),
      name: 'Viaje en costal',
      description: 'Que el Viejo te lleve, y gana la partida.',
      category: 'Figuras',
      atEnd: ({ carried }, _s, seat, { winners }) => carried && winners.includes(seat),
    },
    {
      ...art('CA-TRATO-02', 'hands'),
      name: 'Manos amigas',
      description: 'Cierra dos tratos con otras almas en una partida.',
      category: 'Almas',
      done: ({ trades }) => trades >= 2,
    },
    {
      ...art('CA-GUARDIA-02', 'shield'),
      name: 'Que me duela a mí',
      description: 'Recibe dos pérdidas que eran para otra alma.',
      category: 'Almas',
      done: ({ guarded }) => guarded >= 2,
    },
    {
      ...art('CA-CALMA-10', 'lamp'),
      name: 'Respira hondo',
      description: 'Recupera 10 de cordura en una partida.',
      category: 'Almas',
      done: ({ healed }) => healed >= 10,
    },
    {
      ...art('CA-CUENTO-02', 'book'),
      name: 'Había una vez',
      description: 'Une dos cuentos al Libro en una partida.',
      category: 'El Rey',
      done: ({ tales }) => tales >= 2,
    },
    {
      ...art('CA-CORONA-01', 'crown'),
      name: 'Me queda grande',
      description: 'Toma la Corona.',
      category: 'El Rey',
      done: ({ crown }) => crown,
    },
    {
      ...art('CA-FALSO-01', 'mask'),
      name: 'Falso Rey',
      description: 'Convence a la casa de que el Rey eres tú.',
      category: 'El Rey',
      done: ({ falseKing }) => falseKing,
    },
    {
      ...art('CA-RITUAL-01', 'eye'),
      name: 'Lo que pide la Cámara',
      description: 'Haz el ritual de la Cámara Letal.',
      category: 'El Rey',
      done: ({ ritual }) => ritual,
    },
    {
      ...art('CA-FONDO-01', 'stairs'),
      name: 'Desde el fondo',
      description: 'Cae a −5 y sal igual de la casa.',
      category: 'Salidas',
      atEnd: ({ fell }, s, seat, { winners }) => fell && isSoul(s, seat) && winners.includes(seat),
    },
    {
      ...art('CA-LUCIDA-01', 'moon'),
      name: 'Con la cabeza en su sitio',
      description: `Sal de la casa con ${SANE} de cordura o más.`,
      category: 'Salidas',
      atEnd: (_tally, s, seat, { winners }) => winners.includes(seat) && (s.players[seat]?.sanity ?? 0) >= SANE,
    },
    {
      ...art('CA-RAPIDA-01', 'clock'),
      name: 'No llegamos a la cena',
      description: `Sal de la casa en ${FAST_ROUNDS} rondas o menos.`,
      category: 'Salidas',
      atEnd: (_tally, s, seat, { winners }) => isSoul(s, seat) && winners.includes(seat) && s.round <= FAST_ROUNDS,
    },
    {
      ...art('CA-UMBRAL-01', 'sun'),
      name: 'Al otro lado',
      description: 'Gana una partida.',
      category: 'Salidas',
      goal: { counter: 'wins', atLeast: 1 },
    },
    {
      ...art('CA-UMBRAL-05', 'suns'),
      name: 'La casa me conoce',
      description: 'Gana cinco partidas.',
      category: 'Salidas',
      goal: { counter: 'wins', atLeast: 5 },
    },
  ],
  counters: [
    { id: 'keys', label: 'Llaves encontradas', kind: 'sum' },
    { id: 'healed', label: 'Cordura recuperada', kind: 'sum' },
    { id: 'blunts', label: 'Figuras aturdidas', kind: 'sum' },
    { id: 'bestRounds', label: 'Más rondas en la casa', kind: 'best' },
  ],
  tally: () => ({
    keys: 0,
    blunts: 0,
    guarded: 0,
    trades: 0,
    tales: 0,
    crown: false,
    falseKing: false,
    ritual: false,
    escaped: false,
    carried: false,
    fell: false,
    healed: 0,
    specials: 0,
  }),
  picture: 'card',
  hear: (tallies, fact) => hearOne((seat) => tallies[seat], fact),
  counted: ({ keys, healed, blunts }, { round }) => ({ keys, healed, blunts, bestRounds: round }),
  // Whoever makes the house tamer than it is even on easy looks around, and brings nothing home.
  isRanked: ({ keysToWin, keysBase, baseActions, houseLoss }) =>
    keysToWin >= KEYS_USUAL && keysBase <= KEYS_USUAL + 2 && baseActions <= ACTIONS_USUAL && houseLoss >= 1,
})

/** The King’s seat comes after those of the souls. */
function isSoul({ players }: Readonly<State>, seat: Seat): boolean {
  return seat < players.length
}

function hearOne(of: (seat: Seat) => Tally | undefined, fact: Fact): void {
  const change = (seat: Seat, what: (tally: Tally) => void) => {
    const tally = of(seat)
    if (tally) what(tally)
  }
  switch (fact.type) {
    case 'itemGained':
      if (fact.card === KEY_ID && (fact.from === 'DECK' || fact.from === 'MOTEMEY')) change(fact.seat, (t) => t.keys++)
      return
    case 'bluntUsed':
      return change(fact.seat, (t) => t.blunts++)
    case 'guarded':
      return change(fact.seat, (t) => t.guarded++)
    case 'tradeAnswered':
      if (fact.accepted) for (const seat of [fact.seat, fact.by]) change(seat, (t) => t.trades++)
      return
    case 'taleAttached':
      return change(fact.seat, (t) => t.tales++)
    case 'crownTaken':
      return change(fact.seat, (t) => {
        t.crown = true
      })
    case 'falseKingChecked':
      return change(fact.seat, (t) => {
        t.falseKing ||= fact.success
      })
    case 'ritualDone':
      for (const seat of [fact.seat, fact.partner]) {
        change(seat, (t) => {
          t.ritual = true
        })
      }
      return
    case 'escapeTried':
      return change(fact.seat, (t) => {
        t.escaped ||= fact.free
      })
    case 'kidnapped':
      return change(fact.seat, (t) => {
        t.carried = true
      })
    case 'fellToMinus5':
      return change(fact.seat, (t) => {
        t.fell = true
      })
    case 'healed':
      return change(fact.seat, (t) => {
        t.healed += fact.amount
      })
    case 'specialRevealed':
      return change(fact.seat, (t) => t.specials++)
  }
}
