import { SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { MessageTrial, written } from '../src/testing/index.ts'
import { catalogue } from './game.ts'
import { plain } from './samples.ts'

const COUNT = 5000
const trial = new MessageTrial(catalogue)

/** What the parser says, in the words of a verdict. */
function parsed(text: string) {
  const answer = catalogue.parse(text)
  if (!answer.ok) {
    const { path: _, ok: __, ...verdict } = answer
    return verdict
  }
  const { nonce, idempotencyKey } = answer.message
  return { code: 'OK', nonce, idempotencyKey }
}

test('messages drawn from the schemas are read, each as it was written, and every type is among them', () => {
  const chance = new SeededChance('right').unrecorded()
  const types = new Set<unknown>()
  for (let i = 0; i < COUNT; i++) {
    const message = trial.draw(chance)
    types.add(message.type)
    expect(catalogue.parse(written(message))).toEqual({ ok: true, message: plain(message), sentAs: message.type })
  }
  expect(types).toEqual(new Set(trial.types))
})

test('messages with one mistake are refused as the documented schemas say, and every code is among them', () => {
  const chance = new SeededChance('broken').unrecorded()
  const codes = new Set<string>()
  for (let i = 0; i < COUNT; i++) {
    const text = trial.drawBroken(chance)
    const verdict = trial.verdictOn(text)
    codes.add(verdict.code)
    expect(parsed(text), text).toEqual(verdict)
  }
  expect(codes).toEqual(new Set(['BAD_MESSAGE', 'BAD_VERSION', 'TOO_BIG']))
})

test('a field called __proto__ is refused wherever it stands, not dropped in silence', () => {
  const places = ['{"__proto__":1}', '{"extras":{"__proto__":1}}', '{"portrait":{"__proto__":1}}']
  for (const payload of places) {
    const message = { ...trial.draw(new SeededChance('proto'), 'SET_PROFILE'), payload: JSON.parse(payload) }
    expect(catalogue.parse(written(message)), payload).toMatchObject({ ok: false, code: 'BAD_MESSAGE' })
  }
})

test('a NUL or half of a character is refused wherever it stands, and what only looks like one is not', () => {
  const drawn = written(trial.draw(new SeededChance('half'), 'SUBMIT_MOVE'))
  const withText = (json: string) => JSON.stringify({ ...JSON.parse(drawn), payload: 'here' }).replace('"here"', json)
  for (const half of ['\\u0000', '\\ud83c', '\\udfb2', '\\udfb2\\ud83c', 'a\\u0000b']) {
    const place = { ok: false, code: 'BAD_MESSAGE', path: 'payload.move.deep.0' }
    expect(catalogue.parse(withText(`{"move":{"type":"bid","deep":["${half}"]}}`)), half).toMatchObject(place)
    const named = withText(`{"move":{"type":"bid","deep":{"${half}":1}}}`)
    expect(catalogue.parse(named), half).toMatchObject({ ...place, path: 'payload.move.deep' })
  }
  for (const whole of ['\\ud83c\\udfb2', '\\\\u0000', '\\\\ud83c', '\\u0001'])
    expect(catalogue.parse(withText(`{"move":{"type":"${whole}"}}`)), whole).toMatchObject({ ok: true })
})
