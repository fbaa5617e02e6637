import { CROWD, type Io } from '@ludoteca/kernel'
import { candidateOf } from '../data/candidates.ts'
import { moodOf } from '../data/moods.ts'
import { signalOf } from '../data/signals.ts'
import type { Fact } from '../facts.ts'
import type { Frame } from '../frames.ts'
import { ownerId } from '../owners.ts'
import { listOf } from '../rules/list.ts'
import { refillRow } from '../rules/market.ts'
import { hasWatchers, isElectionRound, modeOf, specialOf, whenOf } from '../rules/mode.ts'
import { reserveOf } from '../rules/properties.ts'
import { drawCandidates, drawMoods, drawSignals } from '../rules/reveals.ts'
import { rumorCentiOf } from '../rules/risk.ts'
import { beginRound } from '../rules/round-start.ts'
import { wealthOfAll } from '../rules/wealth.ts'
import type { State } from '../state.ts'

/** [2.4.2] In this order. */
export function openReveal(s: State, io: Io<Fact>): Frame {
  beginRound(s)
  refillRow(s)
  drawSignals(s)
  drawBallot(s)
  return showReveal(s, io)
}

/** Everybody sees what came up. */
export function showReveal(s: State, io: Io<Fact>): Frame {
  tellMarket(s, io)
  tellBallot(s, io)
  if (specialOf(s) === 'SUBASTA_PRESTIGIO') tellPreview(s, io)
  return { step: 'show', sec: modeOf(s).timersSec.REVEAL }
}

function drawBallot(s: State): void {
  if (s.moodOptions.length > 0) s.moodOptionsBefore = s.moodOptions
  s.moodOptions = []
  s.candidates = []
  if (isElectionRound(s)) drawCandidates(s)
  else drawMoods(s)
}

function tellMarket(s: Readonly<State>, io: Io<Fact>): void {
  const special = specialOf(s)
  const rumors = listOf(s.owners, (_, seat) => [ownerId(seat), rumorCentiOf(s, seat)] as const)
  io.tell({
    type: 'revealMarket',
    round: s.round,
    row: listOf(s.market.row, (propertyId) => ({ propertyId, reserve: reserveOf(propertyId) })),
    special: special && { id: special, warDistrict: s.warDistrict },
    rumorCenti: Object.fromEntries(rumors.filter(([, centi]) => centi > 0)),
    infra: listOf(s.infra, (corridor) => ({ ...corridor })),
    when: whenOf(s),
  })
  const signals = listOf(s.signals, (signal) => {
    const { id, nombre_es, tagMods } = signalOf(signal)
    return { id, nombre_es, tagMods }
  })
  io.tell({ type: 'marketSignalsReveal', signals })
}

function tellBallot(s: Readonly<State>, io: Io<Fact>): void {
  if (!isElectionRound(s)) return tellMoodOptions(s, io)
  const candidates = listOf(s.candidates, (id, i) => ({ ...candidateOf(id), slot: i === 0 ? 'A' : 'B' }) as const)
  io.tell({ type: 'electionOptionsReveal', candidates })
}

/** [11.5] At REVEAL, and again when MOOD begins, since voters may have come. */
export function tellMoodOptions(s: Readonly<State>, io: Io<Fact>): void {
  const shown = listOf(s.moodOptions, (option) => {
    const { id, nombre_es, desc_es, effect } = moodOf(option)
    return { id, nombre_es, desc_es, effect }
  })
  const voters = hasWatchers(s) ? 'WATCHERS' : 'OWNERS'
  io.tell({ type: 'moodOptionsReveal', options: shown, activeMoodId: s.mood, voters, when: whenOf(s) })
}

/** [12.2.5] Watchers see who would be on the front page. */
function tellPreview(s: Readonly<State>, io: Io<Fact>): void {
  const wealth = wealthOfAll(s)
  const heroId = ownerId(wealth.indexOf(Math.max(...wealth)))
  io.tell({ type: 'portadaPreview', heroId, headlines: s.frontPage.slice(0, 3) }, [CROWD])
}
