import { readFileSync } from 'node:fs'
import { isRefusal, Match } from '@ludoteca/kernel'
import { type Config, type Fact, type Move, pearls, type State, type View } from '@ludoteca/pearls'
import { type CoreType, FactDecoder, MessageCatalogue, type ServerPayload } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { ShownState } from '../src/tables/broadcast/shown-state.ts'
import { viewerStateOf } from '../src/tables/broadcast/viewer-state.ts'

// The conversation on the page about the protocol is one of the real game: rules and server say the same again.
const page = readFileSync(new URL('../../../packages/protocol/README.md', import.meta.url), 'utf8')
const lines = page.split('\n')
const catalogue = new MessageCatalogue()
const said = lines.filter((line) => line.startsWith('← ')).flatMap((line) => catalogue.parseServerFrame(line.slice(2)))
const moves = lines
  .filter((line) => line.startsWith('→ ') && line.includes('SUBMIT_MOVE'))
  .map((line) => JSON.parse(line.slice(2)).payload.move as Move)

/** The payload of the message of a type. */
function payloadOf<T extends CoreType>(type: T): ServerPayload<T> {
  return said.find((one) => one.type === type)?.payload as ServerPayload<T>
}

const start = payloadOf('MATCH_START')
const snapshot = payloadOf('STATE_SNAPSHOT')
const update = payloadOf('MATCH_UPDATE')
const facts = new FactDecoder(snapshot.shapes)
const told = (update.facts ?? []).map((fact) => facts.decode(fact)) as unknown as Fact[]
const seat = snapshot.seat as number
const place = { seat, host: false }

/** A match of Pearls whose sea is as on the page, after what Ana bid before the conversation begins. */
function matchOfPage(): Match<Config, State, Move, View, Fact> {
  const known = [...(snapshot.facts as unknown as Fact[]), ...told]
  const worths = known.flatMap((fact) => (fact.type === 'pearlShown' ? [fact.worth] : []))
  const [ofAna] = known.flatMap((fact) => (fact.type === 'bidsShown' ? [fact.bids[0] as number] : []))
  for (let i = 0; ; i++) {
    const { options, seats } = start
    const match = Match.start(pearls, { options, seats, seed: `page ${i}` })
    if (isRefusal(match)) throw new Error(match.code)
    const { position } = match
    const sea = [match.view('spectator').worth, position.state.sea.at(-1)]
    if (sea.every((worth, n) => worth === worths[n])) {
      match.submit(0, { type: 'bid', card: ofAna as number })
      return match
    }
  }
}

describe('the conversation on the page about the protocol', () => {
  const match = matchOfPage()
  const shown = new ShownState(viewerStateOf(match as never, place), 0)

  test('is of Pearls as it is now', () => {
    expect(start).toMatchObject({ game: pearls.id, rulesVersion: pearls.version, generator: match.generator })
  })

  test('begins with the sheet that the rules show', () => {
    expect(snapshot.state).toEqual(JSON.parse(shown.text))
    expect(snapshot.facts).toEqual([{ type: 'pearlShown', worth: match.view(seat).worth }])
    expect([snapshot.paths, snapshot.parts]).toEqual([shown.paths, shown.parts])
  })

  test('goes on with the refusal, the facts and the difference that come of its moves', () => {
    const [wrong, right] = moves as [Move, Move]
    const { code, params } = payloadOf('ERROR')
    expect(match.submit(seat, wrong)).toEqual({ ok: false, refusal: { code, params } })
    const done = match.submit(seat, right)
    expect(done.ok && done.told.map(({ fact }) => fact)).toEqual(told)
    shown.turnTo(viewerStateOf(match as never, place), 1)
    expect(update.state).toEqual(JSON.parse(`[${shown.update().delta}]`))
  })
})
