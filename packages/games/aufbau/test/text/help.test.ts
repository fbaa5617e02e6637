import { describe, expect, test } from 'vitest'
import { ACTION_HELP } from '../../src/text/action-help.ts'
import {
  OFFICE_KIND_HELP,
  ORGANIZATION_HELP,
  PHASE_HELP,
  POST_HELP,
  RESOURCE_HELP,
  SPECIALIST_HELP,
  TRACKER_HELP,
  TROOP_HELP,
} from '../../src/text/help.ts'
import { CHOICES } from '../../src/text/labels.ts'
import { GROUP_NAMES, TAG_NAMES } from '../../src/text/names/materials.ts'
import { RECRUITS, TRAITS } from '../../src/text/names/specialists.ts'
import { DC_REASONS, LEDGER_SOURCES } from '../../src/text/names.ts'
import { turnInWords } from '../../src/text/turn.ts'
import { expectSentence, expectWords } from './sound.ts'

const HELP_MAX = 220
const groups = {
  RESOURCE_HELP,
  TRACKER_HELP,
  PHASE_HELP,
  POST_HELP,
  ORGANIZATION_HELP,
  OFFICE_KIND_HELP,
  TROOP_HELP,
  SPECIALIST_HELP,
}

describe.each(Object.entries(groups))('%s', (_name, help) => {
  test.each(Object.entries(help))('%s', (_key, sentence) => {
    expectSentence(sentence)
    expect(sentence.length).toBeLessThanOrEqual(HELP_MAX)
  })
})

test('every deed is explained: what it does and why one would', () => {
  expect(Object.keys(ACTION_HELP).toSorted()).toEqual(Object.keys(CHOICES).toSorted())
  for (const { what, why } of Object.values(ACTION_HELP)) {
    expectSentence(what)
    expectSentence(why)
    expect(`${what} ${why}`.length).toBeLessThanOrEqual(HELP_MAX + 40)
  }
})

test('[5.0.4] what a round holds follows the options', () => {
  expect(turnInWords(2, 1)).toBe('zwei Aktionen und ein freier Ausbau')
  expect(turnInWords(1, 0)).toBe('eine Aktion und kein freier Ausbau')
  expect(turnInWords(4, 3)).toBe('vier Aktionen und drei freie Ausbauten')
  expect(turnInWords(2, 4)).toBe('zwei Aktionen und 4 freie Ausbauten')
})

test('[6.9] twenty traits with two sides, eleven rows of recruits', () => {
  expect(Object.keys(TRAITS)).toHaveLength(20)
  for (const { name, good, bad } of Object.values(TRAITS)) {
    expectWords(name)
    expectSentence(good)
    expectSentence(bad)
  }
  expect(Object.keys(RECRUITS).map(Number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  for (const { name, text } of Object.values(RECRUITS)) {
    expectWords(name)
    expectSentence(text)
  }
})

test.each([DC_REASONS, LEDGER_SOURCES, GROUP_NAMES, TAG_NAMES])('names of a list', (list) => {
  for (const name of Object.values(list)) expectWords(name)
})
