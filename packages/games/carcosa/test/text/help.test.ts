import { describe, expect, test } from 'vitest'
import { CARD_IDS } from '../../src/data/cards.ts'
import { KING_EFFECTS } from '../../src/data/king.ts'
import { FIGURES, MONSTER_CARDS } from '../../src/data/monsters.ts'
import { ROLE_IDS } from '../../src/data/roles.ts'
import { SPECIAL_ROOMS_POOL } from '../../src/data/special-rooms.ts'
import { STATUSES } from '../../src/data/statuses.ts'
import { CARD_HELP } from '../../src/text/card-help.ts'
import { KING_EFFECT_HELP, MONSTER_HELP, ROLE_HELP, SPECIAL_HELP, STATUS_HELP } from '../../src/text/help.ts'
import {
  CARD_NAMES,
  KING_EFFECT_NAMES,
  MONSTER_NAMES,
  ROLE_NAMES,
  SPECIAL_NAMES,
  STATUS_NAMES,
} from '../../src/text/terms.ts'
import { expectSentence, expectWords } from './sound.ts'

const HELP_MAX = 140
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
type Words = Readonly<Record<string, string>>
const groups: readonly (readonly [string, readonly string[], Words, Words])[] = [
  ['cards', CARD_IDS, CARD_NAMES, CARD_HELP],
  ['roles', ROLE_IDS, ROLE_NAMES, ROLE_HELP],
  ['statuses', ids(STATUSES), STATUS_NAMES, STATUS_HELP],
  ['monsters', [...new Set([...ids(FIGURES), ...ids(MONSTER_CARDS)])], MONSTER_NAMES, MONSTER_HELP],
  ['special rooms', SPECIAL_ROOMS_POOL, SPECIAL_NAMES, SPECIAL_HELP],
  ['effects of the King', KING_EFFECTS, KING_EFFECT_NAMES, KING_EFFECT_HELP],
]

describe.each(groups)('%s', (_group, all, terms, help) => {
  test('each has a name and help, and nothing else does', () => {
    expect(Object.keys(terms).toSorted()).toEqual(all.toSorted())
    expect(Object.keys(help).toSorted()).toEqual(all.toSorted())
  })

  test.each(all)('%s', (id) => {
    expectWords(terms[id])
    expectSentence(help[id])
    expect([...(help[id] ?? '')].length).toBeLessThanOrEqual(HELP_MAX)
  })
})
