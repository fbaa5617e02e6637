import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/commands/index.ts'
import type { Move } from '../../src/moves.ts'
import type { Code, Why } from '../../src/refusals.ts'
import type { Player, State } from '../../src/state.ts'
import { givenCity, givenDomain, givenSpecialist, settle, starterCity } from '../givens.ts'
import { Play } from '../kit.ts'

export type Given = (p: Player, s: State) => unknown
export type Row = readonly [move: object, code: Code, why: Why, given?: Given]

/** Plenty of everything, so that nothing else stands in the way. */
function plenty(p: Player): void {
  p.gold12 = 12_000
  p.turn.influence = 1000
  p.turn.labor = 1000
  p.information = 100
  p.stock.fill(1000)
}
export const noActions: Given = (p) => {
  p.turn.actionsUsed = 2
  p.turn.facilityBuildsUsed = 1
}
export const used =
  (...keys: string[]): Given =>
  (p) =>
    p.turn.actionKeys.push(...keys)
export const broke: Given = (p) => {
  p.gold12 = -1
}
export const powerless: Given = (p) => {
  p.turn.influence = 0
}
export const idle: Given = (p) => {
  p.turn.labor = 0
}
export const bare: Given = (p) => p.stock.fill(0)
export const nth = (give: (n: number) => unknown, times: number) => {
  for (let n = 0; n < times; n++) give(n)
}

export const producing: Given = (p) => {
  starterCity(p).mode = 'production'
}
export const withDomain: Given = (p) => givenDomain(p, 'small')
export const withTenants: Given = (p) => settle(starterCity(p).tenants, 1)
/** A small workshop and a small storage in a large city in production, and somebody who can enlarge them. */
export const withWorks: Given = (p) => {
  givenCity(p, 'large', { mode: 'production' })
  p.workshops.push({
    id: 'workshop-2',
    tier: 'small',
    host: 'city-2',
    input: 'raw.wood',
    output: 'raw.lumber',
    facilities: [],
    damage: null,
  })
  p.storages.push({ id: 'storage-2', tier: 'small', host: 'city-2', damage: null })
  givenSpecialist(p, 'simple', [], { kind: 'artisan' })
}
export const both =
  (...given: Given[]): Given =>
  (p, s) => {
    for (const give of given) give(p, s)
  }

/** [5] Each of these moves is refused just so. */
export function refuses(rows: readonly Row[]): void {
  test.each(rows.map((row) => [(row[0] as Move).type, row[1], row[2], row] as const))(
    '[5] %s: %s, %s',
    (type, code, why, [move, , , given]) => {
      const play = Play.b1().with((p, s) => {
        plenty(p)
        given?.(p, s)
      })
      const refusal = COMMANDS[type as keyof typeof COMMANDS].check(play.state, play.me, move as never)
      expect([refusal?.code, refusal?.params.why]).toEqual([code, why])
    },
  )
}

/** [17] Nonsense of every kind in every parameter is refused as INPUT, and breaks nothing. */
export function takesNoNonsense(samples: readonly { readonly type: string }[]): void {
  const nonsense = [undefined, null, 0.5, Number.NaN, -1, '', '__proto__', 'constructor', {}, [null], [[]], true]
  test.each(samples.map((sample) => [sample.type, sample] as const))('[17] %s takes no nonsense', (type, sample) => {
    const play = Play.b1().with(plenty)
    const command = COMMANDS[type as keyof typeof COMMANDS]
    for (const name of Object.keys(sample).filter((key) => key !== 'type')) {
      for (const value of nonsense) {
        const refusal = command.check(play.state, play.me, { ...sample, [name]: value } as never)
        // What may be left out is not missed, and no information spent is not too little.
        if (value !== undefined && value !== 0) expect([name, value, refusal?.code]).toEqual([name, value, 'INPUT'])
      }
    }
  })
}
