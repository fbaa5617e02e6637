import { box as imperioBox } from '@ludoteca/imperio'
import type { Belongings, Box } from '@ludoteca/kernel'
import { box as plazaBox } from '@ludoteca/testgame'
import { expect, test } from 'vitest'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const boxes = [imperioBox, plazaBox] as unknown as Box[]
const SEATS = [HUMAN, HUMAN, HUMAN, BOT]

async function start(process: Process, game: string, brought: readonly (Belongings | null)[]): Promise<string> {
  const controls = { seats: SEATS, paused: false }
  process.controls = controls
  const answer = await process.tables.start({
    roomId: 'ROOMA',
    game,
    options: { clocks: false },
    seats: SEATS.map(({ by }, i) => ({ name: `Seat ${i}`, kind: by === 'bot' ? 'bot' : 'human', accountId: null })),
    serverSeed: 'seed',
    contributions: [],
    listed: true,
    controls,
    brought,
  })
  if (!('matchId' in answer)) throw new Error(answer.code)
  return answer.matchId
}

const movesOfPeople = ({ store }: Process, matchId: string) =>
  store.rows(matchId).flatMap(({ seat, move, by }) => (by === undefined ? [{ seat, move }] : []))

test('[1.9] what people bring along is in the log before anybody sees the match', async () => {
  const process = new Process(boxes)
  const matchId = await start(process, 'imperio', [
    { team: 'T-05', preferAutoPay: false, realName: 'Ana María' },
    { famePolicy: 'CONTROL_FIRST' },
    {},
    null,
  ])
  expect(movesOfPeople(process, matchId)).toEqual([
    { seat: 0, move: { type: 'profile', team: 'T-05', preferAutoPay: false } },
    { seat: 1, move: { type: 'profile', famePolicy: 'CONTROL_FIRST' } },
  ])
  expect(process.faults).toEqual([])
})

test('where the first wish is refused, the next one counts', async () => {
  const profiles = { ...boxes[0]?.profiles, moves: () => [{ type: 'nonsense' }, { type: 'profile', team: 'T-02' }] }
  const process = new Process([{ ...boxes[0], profiles } as Box])
  const matchId = await start(process, 'imperio', [{}, null, null, null])
  expect(movesOfPeople(process, matchId)).toEqual([{ seat: 0, move: { type: 'profile', team: 'T-02' } }])
})

test('a game to which nobody brings anything begins without', async () => {
  const process = new Process(boxes)
  const matchId = await start(process, 'plaza', [{ team: 'T-05' }, null, null, null])
  await settle()
  expect(movesOfPeople(process, matchId)).toEqual([])
})
