import { ACTIONS } from '@ludoteca/imperio'
import { expect, test } from 'vitest'
import { DEEDS } from '../../src/games/imperio/action/menu.ts'
import { actionWords } from '../../src/games/imperio/action/words.ts'
import { bidWords } from '../../src/games/imperio/bid/words.ts'
import { rumorWords } from '../../src/games/imperio/rumor/words.ts'

test('[4.1] risks are told as they are, with a point', () => {
  expect(actionWords.does.PR).toBe('Fama +1 ahora; la próxima ronda te miran más (riesgo +0.7).')
  expect(actionWords.does.AUDIT).toContain('riesgo −0.5')
  expect(actionWords.does.DEVELOP).toContain('riesgo +0.05')
  expect(actionWords.does.BREAK_PACT).toContain('riesgo +1 la próxima ronda')
  expect(bidWords.breakAsk).toContain('(+1 de riesgo)')
  expect([rumorWords.lead, rumorWords.cap].join()).toMatch(/sube 0\.2.*riesgo \+0\.6/)
})

test('what speaks of the next round has other words for the last one, which do not', () => {
  for (const deed of DEEDS) {
    const last = actionWords.doesLast[deed]
    if (/próxima ronda/.test(actionWords.does[deed])) expect(last, ACTIONS[deed]).toBeDefined()
    expect(last ?? '').not.toContain('próxima ronda')
  }
  expect(bidWords.breakAskLast).not.toContain('próxima')
})
