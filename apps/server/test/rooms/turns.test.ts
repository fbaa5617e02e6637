import { expect, test } from 'vitest'
import { Turns } from '../../src/rooms/turns.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('work on one thing is done in order, also after a failure; other things do not wait', async () => {
  const turns = new Turns()
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await soon()
    done.push(`${name} ends`)
    if (name === 'a1') throw new Error('a1 failed')
    return name
  }
  const all = [turns.take('a', work('a1')), turns.take('a', work('a2')), turns.take('b', work('b1'))]
  const results = await Promise.allSettled(all)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  const ofA = done.filter((step) => step.startsWith('a'))
  expect(ofA).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(done.indexOf('b1 begins')).toBeLessThan(done.indexOf('a1 ends'))
})
