import { expect, test } from 'vitest'
import { matchToStart } from '../../src/rooms/match-to-start.ts'
import type { Launch } from '../../src/rooms/room.ts'
import { roomView } from '../../src/rooms/view.ts'
import { boxOf, Scene } from './kit.ts'

const DYNASTY = /^T-(0[1-9]|1[0-7])$/

function lobby(options: object = {}): Scene {
  const scene = new Scene({ game: 'imperio', seats: 4, options })
  for (const name of ['Beto', 'Caro', 'Dani']) scene.join(name)
  return scene
}
const teamOf = (scene: Scene, name: string) => scene.person(name)?.profile.team as string
/** Some dynasty that nobody here has. */
function freeTeam(scene: Scene): string {
  const taken = scene.room.people.map(({ profile }) => profile.team)
  return ['T-01', 'T-02', 'T-03', 'T-04', 'T-05', 'T-06'].find((team) => !taken.includes(team)) as string
}

test('[1.7.3] who comes gets a dynasty by lot, which everybody sees', () => {
  const scene = lobby()
  for (const [i, name] of ['Ana', 'Beto', 'Caro', 'Dani'].entries()) {
    expect(teamOf(scene, name)).toMatch(DYNASTY)
    expect(roomView(scene.room).seats[i]).toMatchObject({ name, brings: { team: teamOf(scene, name) } })
  }
})

test('[1.7.3] what came by lot may be changed once', () => {
  const scene = lobby()
  const first = freeTeam(scene)
  expect(scene.profile('Ana', { team: teamOf(scene, 'Ana') })).toBeUndefined()
  expect(scene.profile('Ana', { team: first, preferAutoPay: false })).toBeUndefined()
  expect(scene.profile('Ana', { team: freeTeam(scene) })).toBe('TEAM_CHANGE_USED')
  expect(scene.profile('Ana', { team: first, famePolicy: 'CONTROL_FIRST' })).toBeUndefined()
  expect(scene.person('Ana')?.profile).toEqual({ team: first, preferAutoPay: false, famePolicy: 'CONTROL_FIRST' })
})

test('[1.7.3] what came by lot stays when somebody comes back', () => {
  const scene = lobby()
  const team = freeTeam(scene)
  scene.profile('Beto', { team })
  scene.lose('Beto')
  scene.join('Beto')
  expect(teamOf(scene, 'Beto')).toBe(team)
  expect(scene.profile('Beto', { team: freeTeam(scene) })).toBe('TEAM_CHANGE_USED')
})

test('[1.7.4] with unique dynasties who has one keeps it', () => {
  const scene = lobby({ uniqueTeams: true })
  const teams = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => teamOf(scene, name))
  expect(new Set(teams).size).toBe(4)
  expect(scene.profile('Beto', { team: teamOf(scene, 'Ana') })).toBe('TEAM_TAKEN')
  expect(teamOf(scene, 'Beto')).toBe(teams[1])
  expect(lobby().profile('Beto', { team: teamOf(lobby(), 'Ana') })).toBeUndefined()
})

test('[1.8] the disclaimer goes with the lobby of a game that has one', () => {
  const scene = lobby()
  expect(roomView(scene.room).disclaimer).toMatch(/^Los nombres de dinastías se usan solo como fantasía/)
  scene.host({ command: 'SET_GAME', game: 'plaza' })
  expect(roomView(scene.room)).not.toHaveProperty('disclaimer')
})

test('another game has no use for what was brought to this one', () => {
  const scene = lobby()
  scene.profile('Ana', { preferAutoPay: false })
  scene.host({ command: 'SET_GAME', game: 'plaza' })
  expect(scene.person('Ana')?.profile).toEqual({})
  expect(roomView(scene.room).seats[0]).not.toHaveProperty('brings')
  scene.host({ command: 'SET_GAME', game: 'imperio' })
  expect(teamOf(scene, 'Ana')).toMatch(DYNASTY)
})

test('preferences are nobody else’s business', () => {
  const scene = lobby()
  scene.profile('Ana', { preferAutoPay: false, famePolicy: 'CORTINA_FIRST', realName: 'Ana María' })
  expect(JSON.stringify(roomView(scene.room))).not.toMatch(/preferAutoPay|CORTINA_FIRST|Ana María/)
})

test('[11.4] whoever plays brings nothing else along before the next match', () => {
  const scene = lobby()
  scene.join('Eva', 'WATCHER')
  scene.start()
  expect(scene.profile('Ana', { preferAutoPay: false })).toBe('BAD_PHASE')
  expect(scene.profile('Ana', { entropy: 'dados' })).toBeUndefined()
  expect(scene.profile('Eva', { preferAutoPay: false })).toBeUndefined()
  expect(teamOf(scene, 'Ana')).toMatch(DYNASTY)
})

test('a match is begun with what each person brings, and nothing for bots', () => {
  const scene = new Scene({ game: 'imperio', seats: 4, botFill: true })
  scene.profile('Ana', { famePolicy: 'CONTROL_FIRST' })
  expect(scene.host({ command: 'START' })).toBeUndefined()
  const launch: Launch = { token: 't', leaseUntil: 0, serverSeed: 'seed', contributions: [] }
  const { brought } = matchToStart(scene.room, launch)
  expect(brought).toEqual([{ team: teamOf(scene, 'Ana'), famePolicy: 'CONTROL_FIRST' }, null, null, null])
})

test('games that ask for nothing get no lots', () => {
  const scene = new Scene()
  expect(boxOf('plaza').profiles).toBeUndefined()
  expect(scene.person('Ana')).toMatchObject({ profile: {} })
  expect(scene.person('Ana')).not.toHaveProperty('lot')
})

const tokenOf = (scene: Scene, name: string) => scene.person(name)?.profile.token as string

function market(): Scene {
  const scene = new Scene({ game: 'ludomercatus', seats: 4 })
  for (const name of ['Beto', 'Caro', 'Dani']) scene.join(name)
  return scene
}

test('[3.1] who comes to the market gets a token that nobody else has, which everybody sees', () => {
  const scene = market()
  const tokens = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => tokenOf(scene, name))
  expect(new Set(tokens).size).toBe(4)
  expect(roomView(scene.room).seats[1]).toMatchObject({ name: 'Beto', brings: { token: tokens[1] } })
})

test('[3.1] a token has no field of its own on the wire: it comes among the extras, and is changed as often as one likes', () => {
  const scene = market()
  const taken = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => tokenOf(scene, name))
  const free = ['amphora', 'trireme', 'scales', 'oil-lamp', 'laurel', 'column', 'wheat-sheaf', 'bull'].filter(
    (token) => !taken.includes(token),
  )
  for (const token of free.slice(0, 2)) {
    expect(scene.profile('Ana', { extras: { token } })).toBeUndefined()
    expect(tokenOf(scene, 'Ana')).toBe(token)
  }
  expect(scene.profile('Ana', { extras: { token: tokenOf(scene, 'Beto') } })).toBe('E_TOKEN')
  expect(scene.profile('Ana', { extras: { token: 'hat' } })).toBe('BAD_MESSAGE')
  expect(scene.person('Ana')?.profile).toEqual({ token: free[1] })
})

test('[3.1] the match at the market begins with the tokens that people have', () => {
  const scene = new Scene({ game: 'ludomercatus', seats: 3, botFill: true })
  scene.profile('Ana', { extras: { token: 'bull' } })
  expect(scene.host({ command: 'START' })).toBeUndefined()
  const launch: Launch = { token: 't', leaseUntil: 0, serverSeed: 'seed', contributions: [] }
  expect(matchToStart(scene.room, launch).brought).toEqual([{ token: 'bull' }, null, null])
})

test('[2.5.5] what an account brings along takes the place of the lot, as far as it may be had', () => {
  const scene = lobby({ uniqueTeams: true })
  const taken = teamOf(scene, 'Ana')
  const free = freeTeam(scene)
  const imperio = { team: free, preferAutoPay: false, famePolicy: 'nonsense', secret: 'x' }
  scene.leave('Dani')
  scene.arrive({ accountId: 'a-Eva', name: 'Eva', belongings: { imperio, banca: { team: taken } } })
  expect(scene.person('Eva')?.profile).toEqual({ team: free, preferAutoPay: false })
  scene.leave('Caro')
  scene.arrive({ accountId: 'a-Fay', name: 'Fay', belongings: { imperio: { team: taken } } })
  expect(teamOf(scene, 'Fay')).not.toBe(taken)
  expect(scene.profile('Eva', { team: freeTeam(scene) })).toBeUndefined()
})

test('a chosen portrait is seen by all in the room, and nothing else of the account', () => {
  const scene = lobby()
  scene.leave('Dani')
  const portrait = { face: '123401', crest: 'seed' }
  scene.arrive({ accountId: 'a-Eva', name: 'Eva', portrait, belongings: { imperio: { preferAutoPay: false } } })
  scene.arrive({ accountId: 'a-Fay', name: 'Fay', portrait: { face: '<svg>' } }, 'WATCHER')
  const view = roomView(scene.room)
  expect(view.seats[3]).toMatchObject({ name: 'Eva', portrait: '123401' })
  expect(view.watchers).toMatchObject([{ name: 'Fay' }])
  expect(view.watchers[0]).not.toHaveProperty('portrait')
  for (const secret of ['a-Eva', 'preferAutoPay', 'crest']) expect(JSON.stringify(view)).not.toContain(secret)
})
