import { readFileSync } from 'node:fs'
import type { GameMessages } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import {
  CLOSE,
  clientPayloads,
  corePayloads,
  type Delta,
  FactDecoder,
  MessageCatalogue,
  PathDecoder,
  PathEncoder,
  PROTOCOL_CODES,
  patched,
  sync,
  type ViewerState,
} from '../src/index.ts'

const catalogue = new MessageCatalogue()
const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const frames = text.split('\n').filter((line) => /^[→←] /.test(line))

describe('the page about the protocol', () => {
  test('shows a conversation that is as agreed', () => {
    let seq = 0
    for (const frame of frames) {
      if (frame.startsWith('→')) expect(catalogue.parse(frame.slice(2))).toMatchObject({ ok: true })
      else for (const message of catalogue.parseServerFrame(frame.slice(2))) expect(message.seq).toBe(++seq)
    }
    expect(frames.length).toBeGreaterThan(5)
  })

  test('shows an update that fits the snapshot before it', () => {
    const messages = frames
      .filter((frame) => frame.startsWith('←'))
      .flatMap((frame) => catalogue.parseServerFrame(frame.slice(2)))
    let state: ViewerState | undefined
    let facts = new FactDecoder()
    let paths = new PathDecoder()
    for (const message of messages) {
      if (message.type === 'STATE_SNAPSHOT') {
        state = message.payload.state
        facts = new FactDecoder(message.payload.shapes)
        paths = new PathDecoder(message.payload.paths, message.payload.parts)
      }
      if (message.type !== 'MATCH_UPDATE') continue
      state = patched(state as ViewerState, paths.decode(message.payload.state ?? []) as Delta)
      for (const fact of message.payload.facts ?? []) expect(facts.decode(fact)).toHaveProperty('type')
    }
    expect(state?.view).toMatchObject({ hand: [1, 2, 4, 5, 6, 7], pearls: [0, 4], worth: 2 })
    const card = { kind: 'one', of: [1, 2, 4, 5, 6, 7] }
    expect(state?.decisions.bid?.choices).toEqual([{ type: 'bid', params: { card } }])
  })

  test('shows a true difference', () => {
    const [last, next, delta] = [...text.matchAll(/```json\n(.*?)\n```/gs)].map(([, json]) =>
      JSON.parse(json as string),
    )
    const paths = new PathEncoder()
    expect(sync(last, next, paths)).toEqual(delta)
    expect(sync(last, { ...next, lot: 8 }, paths)).toEqual([3, 8])
  })

  test('shows what changed in parts', () => {
    const [first, second] = [...text.matchAll(/^\["view\/players.*\n(.*)$/gm)].flatMap(([both]) =>
      both.split('\n').map((line) => JSON.parse(line) as Delta),
    ) as [Delta, Delta]
    const paths = new PathDecoder()
    expect(paths.decode(first)).toEqual([
      ...['view/players/1/cash', 5],
      ...['view/players/0/cash', 9],
      ...['view/round', 4],
    ])
    const after = [...['view/players/1/cash', 6], ...['view/players/1/cards/0', 'D'], ...['view/round', 5]]
    expect(paths.decode(second)).toEqual(after)
    const later = new PathDecoder(['view/players', 'view/round'], { 'view/players': ['1/cash', '0/cash'] })
    expect(later.decode(second)).toEqual(after)
  })

  test('explains compact facts as they are', () => {
    expect(new FactDecoder({ moved: ['seat', 'to'] }).decode(['moved', 3, 12])).toEqual({
      type: 'moved',
      seat: 3,
      to: 12,
    })
  })

  test('declares messages of a game as they can be declared', () => {
    const declared = /export const messages = (\{.*?\n\}) as const satisfies GameMessages/s.exec(text)?.[1]
    const games = [new Function(`return ${declared}`)() as GameMessages]
    const { clientPayloads, serverPayloads } = new MessageCatalogue(games)
    expect(clientPayloads.get('SUBMIT_WAGER')?.safeParse({ on: 'red', amount: 3 }).success).toBe(true)
    expect(serverPayloads.get('WHEEL_STOPPED')?.safeParse({ at: 17 }).success).toBe(true)
    expect(clientPayloads.get('SET_PROFILE')?.safeParse({ colour: 'RED' }).success).toBe(true)
  })

  test('leaves no message, error or close code out', () => {
    const names = [...Object.keys(clientPayloads), ...Object.keys(corePayloads), ...PROTOCOL_CODES]
    for (const name of [...names, ...Object.values(CLOSE).map(String)]) expect(text).toContain(name)
  })
})
