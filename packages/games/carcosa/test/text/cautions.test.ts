import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { carcosa } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { cautionsOf } from '../../src/text/cautions.ts'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, play, sane, special, take } from '../kit.ts'
import { expectSentence, names } from './sound.ts'

/** What somebody hears in a house that was changed so. */
function heard(move: Move, change: (s: State) => void = () => {}, seat: Seat = P1): readonly string[] {
  const cautions = cautionsOf(carcosa.view(base4(change).s, seat), seat, move, names)
  for (const caution of cautions) expectSentence(caution)
  return cautions
}

/** So many keys are out of the game already. */
const without = (s: State, keys: number) => {
  for (let i = 0; i < keys; i++) s.removed.push(take(s, 'KEY'))
  s.keysDestroyed = keys
}
/** Nothing is left that this soul could sacrifice. */
const barren = (s: State, ...seats: Seat[]) => {
  for (const seat of seats) Object.assign(soulAt(s, seat), { sanityMax: -1, objectSlotPenalty: 9 })
}

describe('accepting −5 [7.6, 8]', () => {
  const accept = { type: 'acceptMinus5' } as const

  test('says what is destroyed and what the others lose', () => {
    expect(heard(accept)).toEqual([
      'Tu cordura cae a −5. No llevas nada que se destruya.',
      'Las demás almas pierden 1 cada una.',
    ])
    expect(heard(accept, (s) => give(s, P1, 'KEY', 'VIAL', 'TALE_MASK', 'RING'))).toEqual([
      'Tu cordura cae a −5. Se destruye para siempre: una llave, un Vial y el cuento «La Máscara».',
      'Las demás almas pierden 1 cada una.',
      'Quedarían 5 llaves en juego.',
    ])
  })

  test('says that too few keys would be left', () => {
    const lines = heard(accept, (s) => {
      without(s, 2)
      give(s, P1, 'KEY')
    })
    expect(lines.at(-1)).toBe('Quedarían 3 llaves en juego: derrota al final de la ronda.')
    // Who holds no key destroys none, however few there are.
    expect(heard(accept, (s) => without(s, 2)).join(' ')).not.toContain('derrota')
    const last = heard(accept, (s) => {
      without(s, 5)
      give(s, P1, 'KEY')
    })
    expect(last.at(-1)).toBe('No quedaría ninguna llave en juego: derrota al final de la ronda.')
    const one = heard(accept, (s) => {
      without(s, 4)
      give(s, P1, 'KEY')
    })
    expect(one.at(-1)).toBe('Quedaría 1 llave en juego: derrota al final de la ronda.')
  })

  test('the seventh key counts while the Cámara stands [D-37]', () => {
    const lines = heard(accept, (s) => {
      special(s, 'F3_R1', 'CAMARA_LETAL')
      without(s, 2)
      give(s, P1, 'KEY')
    })
    expect(lines.at(-1)).toBe('Quedarían 4 llaves en juego.')
  })

  test('says whom it pushes to the edge, and who falls with it because nothing is left to give up', () => {
    const lines = heard(accept, (s) => {
      sane(s, -4, -4, -4, 3)
      barren(s, P2)
      give(s, P2, 'KEY')
    })
    expect(lines.slice(2)).toEqual([
      'Cae a −5 sin remedio: Óscar.',
      'Eso empuja al borde a Yolanda.',
      'Quedarían 5 llaves en juego.',
    ])
  })

  test('a key of somebody who falls with it may be the one too many', () => {
    const lines = heard(accept, (s) => {
      sane(s, -4, -4)
      barren(s, P2)
      without(s, 2)
      give(s, P2, 'KEY')
    })
    expect(lines.at(-1)).toBe('Quedarían 3 llaves en juego: derrota al final de la ronda.')
  })

  test('says when nobody would be left upright', () => {
    const all = 'Todas las almas quedarían en −5: derrota al final de la ronda, si ninguna se recupera antes.'
    expect(heard(accept, (s) => sane(s, -4, -5, -5, -5)).at(-1)).toBe(all)
    expect(
      heard(accept, (s) => {
        sane(s, -4, -5, -5, -4)
        barren(s, P4)
      }).at(-1),
    ).toBe(all)
    expect(heard(accept, (s) => sane(s, -4, -5, -5, -4)).at(-1)).toBe(
      'Si nadie más sacrifica nada, todas las almas quedarían en −5: derrota al final de la ronda.',
    )
    expect(heard(accept, (s) => sane(s, -4, -5, -5, -3)).join(' ')).not.toContain('derrota')
  })
})

describe('the crown [7.11]', () => {
  const crownOf = (destroyed: number) =>
    heard({ type: 'takeCrown' }, (s) => {
      without(s, destroyed)
      give(s, P1, 'KEY')
    })

  test('says what it costs, what it asks, and how many keys it leaves', () => {
    expect(crownOf(0)).toEqual([
      'La Corona cuesta una acción y una llave, que se destruye.',
      'Quedarían 5 llaves en juego.',
      'No se suelta nunca. Cada ronda tiras d6 más tu cordura: la primera vez necesitas 5, y después cada vez 1 más. Si fallas, todas las almas de tu piso pierden cordura.',
    ])
  })

  test('says that it would lose the match', () => {
    expect(crownOf(2)[1]).toBe('Quedarían 3 llaves en juego: derrota al final de la ronda.')
  })
})

describe('the Puertas [7.8]', () => {
  const cross = { type: 'puertasTeleport', target: P2 } as const
  const to = (change: (s: State) => void) =>
    heard(cross, (s) => {
      special(s, 'F1_R2', 'PUERTAS_AMARILLO')
      at(s, P1, 'F1_R2')
      change(s)
    })

  test('say nothing while whom one visits can bear it', () => {
    expect(to((s) => sane(s, 4, -3))).toEqual([])
    expect(to((s) => sane(s, 4, -5))).toEqual([])
  })

  test('say who is pushed to the edge, and by VANIDAD from further away', () => {
    expect(to((s) => sane(s, 4, -4))).toEqual(['Eso empuja al borde a Óscar.'])
    expect(
      to((s) => {
        sane(s, 4, -3)
        afflict(s, P2, 'VANIDAD')
      }),
    ).toEqual(['Eso empuja al borde a Óscar.'])
  })

  test('say when a key falls with somebody who cannot help it', () => {
    expect(
      to((s) => {
        sane(s, 4, -4)
        barren(s, P2)
        without(s, 2)
        give(s, P2, 'KEY')
      }),
    ).toEqual(['Cae a −5 sin remedio: Óscar.', 'Quedarían 3 llaves en juego: derrota al final de la ronda.'])
  })

  test('say nothing where a guarding Tanque stands in', () => {
    expect(
      to((s) => {
        sane(s, 4, -4)
        play(s, P3, 'TANK')
        at(s, P3, 'F2_P')
        Object.assign(soulAt(s, P3), { protecting: true })
      }),
    ).toEqual([])
  })
})

describe('a blow at the Duende [7.9]', () => {
  const blow = (change: (s: State, loot: number[]) => void) => {
    const table = base4((s) => {
      const loot: number[] = []
      give(s, P1, 'BLUNT')
      change(s, loot)
      figure(s, 'DUENDE', 'F1_P', { loot })
    })
    const [uid] = table.soul(P1).items as [number]
    const move = { type: 'useBlunt', uid, monster: 'DUENDE' } as const
    const cautions = cautionsOf(carcosa.view(table.s, P1), P1, move, names)
    table.do(P1, move)
    return { cautions, destroyed: table.facts('destroyed').flatMap(({ cards }) => cards) }
  }

  test('says nothing when all of the loot fits, the place of the BLUNT included', () => {
    expect(blow((s, loot) => loot.push(take(s, 'VIAL'), take(s, 'COMPASS'), take(s, 'KEY')))).toEqual({
      cautions: [],
      destroyed: [],
    })
  })

  test('says what does not fit, and that a key too many loses the match', () => {
    const { cautions, destroyed } = blow((s, loot) => {
      without(s, 2)
      give(s, P1, 'VIAL', 'KEY')
      loot.push(take(s, 'COMPASS'), take(s, 'COMPASS'), take(s, 'KEY'))
    })
    expect(cautions).toEqual([
      'Esto no te cabe y se destruye para siempre: una llave y una Brújula.',
      'Quedarían 3 llaves en juego: derrota al final de la ronda.',
    ])
    expect(destroyed.toSorted()).toEqual(['COMPASS', 'KEY'])
  })

  test('a Llavero among the loot makes room for its keys', () => {
    const { cautions } = blow((s, loot) => loot.push(take(s, 'TREASURE_RING'), take(s, 'KEY'), take(s, 'KEY')))
    expect(cautions).toEqual([])
  })
})

describe('Motemey [7.8]', () => {
  const offered = (change: (s: State) => void) => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      s.motemey = { cards: [take(s, 'VIAL'), take(s, 'KEY')], known: [0, 0] }
      change(s)
    }).do(P1, { type: 'motemeyBuy' })
    return [0, 1].map((index) => cautionsOf(carcosa.view(table.s, P1), P1, { type: 'motemeyChoose', index }, names))
  }

  test('a key without a place would go back, and its price would not', () => {
    const back = 'No te cabe otra llave: volvería al fondo del mazo de Motemey, y el precio no se devuelve.'
    expect(offered((s) => give(s, P1, 'KEY'))).toEqual([[], [back]])
    expect(offered(() => {})).toEqual([[], []])
  })

  test('without the Llavero less fits, unless there is a second one', () => {
    const sale = (...cards: 'TREASURE_RING'[]) => {
      const table = base4((s) => give(s, P1, ...cards))
      const uid = table.soul(P1).items[0] as number
      return cautionsOf(carcosa.view(table.s, P1), P1, { type: 'motemeySell', uid }, names)
    }
    expect(sale('TREASURE_RING')).toEqual([
      'Sin el Llavero pierdes un lugar para llaves y tu máximo de cordura baja a 4.',
    ])
    expect(sale('TREASURE_RING', 'TREASURE_RING')).toEqual([])
  })
})

test('giving up is losing [D-59]', () => {
  expect(heard({ type: 'giveUp' })).toEqual(['La partida termina para todas las almas: derrota.'])
})

test('of most moves nothing is said', () => {
  const quiet: Move[] = [{ type: 'search' }, { type: 'move', to: 'F1_R1' }, { type: 'endTurn' }, { type: 'escape' }]
  for (const move of quiet) expect(heard(move)).toEqual([])
})
