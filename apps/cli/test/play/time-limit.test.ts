import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { start, type TestHost, testHost } from './host.ts'

const LIMIT = ['timeLimitSec=600', 'startingPlayer=first', 'clocks=false', 'noAuctions=true']
const TWO = { game: 'ludomercatus', seats: 'Ann:human,Ben:human', seed: 'limit', options: LIMIT }

/** Plays by Enter and buys nothing, and lets time pass before the nth answer. */
function playing(host: () => TestHost, passBefore: number, ms: number) {
  let answers = 0
  return (prompt: string) => {
    if (++answers === passBefore) host().clock.pass(ms)
    if (answers > 30) return undefined
    return prompt.includes('Enter:') ? '' : '2'
  }
}

describe('a time limit in the terminal [17.2]', () => {
  test('is called while somebody thinks, and the round is played to its end', async () => {
    const host: TestHost = testHost(playing(() => host, 4, 600_000))
    await start(host, TWO)
    const { text } = host.terminal
    expect(text).toMatch(/Time is called: round \d+ is the last\./)
    expect(text.split('Time is called').length).toBe(2)
    expect(text).toContain('Time is up and the market closes.')
    expect(host.clock.waiting).toBe(0)
    const [record = ''] = host.kept('matches')
    expect(readFileSync(record, 'utf8')).toContain('"seat":-1,"move":{"type":"timeUp"},"by":"clock"')
  })

  test('is told at once, and what is being asked stays', async () => {
    const host: TestHost = testHost((prompt) => {
      const before = host.terminal.text.length
      host.clock.pass(600_000)
      expect(host.terminal.text.slice(before)).toContain('· Time is called: round 1 is the last.')
      expect(prompt).toContain('What do you do?')
      return 'quit'
    })
    await start(host, TWO)
    expect(host.terminal.prompts).toHaveLength(1)
  })

  test('is not called before its time', async () => {
    const host: TestHost = testHost(playing(() => host, 4, 599_999))
    await start(host, TWO)
    expect(host.terminal.text).not.toContain('Time is called')
  })

  test('is nobody’s to call', async () => {
    const host = testHost(['timeUp', 'Call time', '/help', 'quit'])
    await start(host, TWO)
    expect(host.terminal.text).not.toMatch(/Time is called|\d +Call time/)
  })

  test('goes on where it was when the match was saved, and does not count the time between', async () => {
    const first: TestHost = testHost(() => {
      first.clock.pass(400_000)
      return 'quit'
    })
    await start(first, TWO)
    const [file = ''] = first.kept('saves')
    const again: TestHost = testHost(playing(() => again, 1, 199_999))
    await start(again, { resume: file })
    expect(again.terminal.text).not.toContain('Time is called')
    const third: TestHost = testHost(playing(() => third, 1, 200_000))
    await start(third, { resume: file })
    expect(third.terminal.text).toContain('Time is called')
  })

  test('is shown at the table', async () => {
    const host: TestHost = testHost(() => {
      host.clock.pass(570_000)
      return host.terminal.prompts.length > 1 ? 'quit' : 'board'
    })
    await start(host, TWO)
    expect(host.terminal.text).toContain('10 minutes left')
    expect(host.terminal.text).toContain('less than a minute left')
  })
})
