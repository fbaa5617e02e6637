import { readdirSync, readFileSync } from 'node:fs'
import { box, type Move, type View } from '@ludoteca/imperio'
import { Guided, LEARNER, type Match, type PlainChoice } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { levelsOf, mayChoosePolicy, menuOf } from '../../src/games/imperio/action/menu.ts'
import { actionWords } from '../../src/games/imperio/action/words.ts'
import { draftFor, stateOf, termsOf } from '../../src/games/imperio/bid/bid-draft.ts'
import { phasesOf } from '../../src/games/imperio/frame/clock.ts'

/** The tutorial when its learner is asked something in this phase, having done as the coach says. */
function lessonAt(round: number, phase: View['phase']) {
  const guided = new Guided(box)
  while (guided.untilAsked()) {
    const view = guided.match.view(LEARNER)
    if (view.round === round && view.phase === phase) return guided.match
    guided.step()
  }
  throw new Error(`never came to ${phase}`)
}

const choices = (match: Pick<Match<never, never, Move, View, never>, 'decisionsFor'>, type: Move['type']) =>
  match.decisionsFor(LEARNER).flatMap((one): readonly PlainChoice[] => one.choices.filter((its) => its.type === type))

test('every part of the table that the coach speaks of is there', () => {
  const folder = new URL('../../src/games/imperio/', import.meta.url)
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => path.endsWith('.tsx'))
  const source = files.map((path) => readFileSync(new URL(path, folder), 'utf8')).join('\n')
  const parts = new Guided(box).follow().lessons.map(({ about }) => about)
  expect(parts).toHaveLength(16)
  for (const part of parts) expect(source).toMatch(new RegExp(`coach=(?:"|\\{[^}]*')${part}['"]`))
})

describe('the first bid', () => {
  const match = lessonAt(1, 'BID')
  const terms = termsOf(choices(match, 'bid'))
  const at = { isAsked: true, terms, cash: match.view(LEARNER).owners[LEARNER]?.cash ?? 0, bid: null, isBlocked: false }
  const of = (amount: number, lot = 'P-11') =>
    stateOf({ ...at, draft: { ...draftFor(lot, terms), amount: String(amount) } })

  test('is for one lot, from 3 to 5, and cannot be left out', () => {
    expect(terms).toEqual({ lots: ['P-11'], min: 3, max: 5, mayUseToken: false, mayPass: false })
    expect(draftFor('P-11', terms).amount).toBe('3')
    expect([3, 4, 5].map((amount) => of(amount).is)).toEqual(['editing', 'editing', 'editing'])
  })

  test.each([
    [2, 'P-11', 'BAD_AMOUNT'],
    [6, 'P-11', 'BAD_AMOUNT'],
    [10, 'P-11', 'NO_CASH'],
    [4, 'P-12', 'BAD_PROPERTY'],
  ])('%i for %s is what the rules refuse: %s', (amount, lot, fault) => {
    if (fault !== 'NO_CASH') {
      const refusal = match.refusalOf(LEARNER, { type: 'bid', propertyId: lot, amount, useFameToken: false })
      expect(refusal?.code).toBe(fault)
    }
    expect(of(amount, lot)).toEqual({ is: 'invalid', fault })
  })
})

describe('the bar of actions', () => {
  const barAt = (round: number) => {
    const match = lessonAt(round, 'ACTION')
    const offered = { actions: choices(match, 'action'), offers: choices(match, 'dealOffer') }
    return { offered, menu: menuOf(match.view(LEARNER), LEARNER, offered) }
  }
  const open = ({ menu }: ReturnType<typeof barAt>) => menu.filter(({ fault }) => !fault).map(({ deed }) => deed)

  test('has one thing to do in round 1, and says of all others that they come later', () => {
    const bar = barAt(1)
    expect(open(bar)).toEqual(['INSURE'])
    for (const { deed, fault } of bar.menu) if (deed !== 'INSURE') expect(fault).toEqual({ words: actionWords.notYet })
    expect([levelsOf(bar.offered), mayChoosePolicy(bar.offered)]).toEqual([['BASIC'], false])
  })

  test('has everything but deals in round 2', () => {
    const bar = barAt(2)
    expect(open(bar)).toEqual(['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'PASS'])
    expect([levelsOf(bar.offered), mayChoosePolicy(bar.offered)]).toEqual([['BASIC', 'FULL'], true])
  })
})

test('nobody votes on a mood in round 2', () => {
  const { options } = lessonAt(1, 'REVEAL').view(LEARNER)
  expect(phasesOf({ options, round: 1 })).toContain('MOOD')
  expect(phasesOf({ options, round: 2 })).not.toContain('MOOD')
})
