import { expect, test } from 'vitest'
import { join as joinRoom } from '../../src/rooms/joining.ts'
import { CAPACITY } from '../../src/rooms/room.ts'
import { Scene } from './kit.ts'

test('who opens a room hosts it from the first seat', () => {
  const scene = new Scene({ game: 'ludomercatus', kind: 'public' })
  expect(scene.hostName).toBe('Ana')
  expect(scene.seats).toEqual(['Ana', ...Array.from({ length: scene.room.bounds.max - 1 }, () => '-')])
})

test('who opens a room may come to it as a watcher', () => {
  const scene = new Scene({}, 'WATCHER')
  expect(scene.seatOf('Ana')).toBeNull()
  expect(scene.hostName).toBe('Ana')
})

test('coming back keeps the seat, whatever role is named', () => {
  const scene = new Scene()
  scene.join('Beto')
  scene.lose('Beto')
  scene.join('Beto', 'WATCHER')
  expect(scene.seatOf('Beto')).toBe(1)
  scene.sit('Beto', null)
  scene.join('Beto', 'PLAYER')
  expect(scene.seatOf('Beto')).toBeNull()
  expect(scene.room.people).toHaveLength(2)
})

test('the twenty-first is turned away', () => {
  const scene = new Scene({ seats: 2 })
  for (let i = 1; i < CAPACITY; i++) expect(scene.join(`Gente ${i}`)).toBeUndefined()
  expect(scene.join('Una más')).toBe('ROOM_FULL')
  expect(scene.join('Gente 7')).toBeUndefined()
})

test('whoever has left a running match comes back to the seat only while there is room', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.start()
  scene.leave('Beto')
  for (let i = 1; i < CAPACITY; i++) expect(scene.join(`Gente ${i}`)).toBeUndefined()
  expect(scene.join('Beto')).toBe('ROOM_FULL')
  scene.leave('Gente 1')
  expect(scene.join('Beto')).toBeUndefined()
})

test('a taken name gets a number, whoever has it', () => {
  const scene = new Scene({ seats: 6 })
  const join = (account: string, name: string) => {
    const wish = { id: `p-${account}`, role: 'PLAYER' } as const
    scene.do((room, now) => joinRoom(room, { accountId: account, name }, wish, now))
    return scene.room.people.at(-1)?.name
  }
  expect(join('x1', 'ana')).toBe('ana 2')
  expect(join('x2', 'ANA')).toBe('ANA 3')
  expect(join('x3', 'Sixteen letters!')).toBe('Sixteen letters!')
  expect(join('x4', 'sixteen letters!')).toBe('sixteen letter 2')
})

test.each(['Bot Alba', 'BotAlba', 'Воt Alba', 'bot_zoe'])('nobody is called %s, as bots are, in any way', (name) => {
  const scene = new Scene({ seats: 6 })
  expect(scene.join(name)).toBe('BAD_NAME')
  expect(scene.profile('Ana', { displayName: name })).toBe('BAD_NAME')
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  scene.host({ command: 'ADD_BOT', strength: 'normal' })
  expect(scene.seats.slice(0, 3)).toEqual(['Ana', 'Bot Alba', 'Bot Bruno'])
})

test('where the game has other names for its bots, nobody is called like one of those', () => {
  const scene = new Scene({ game: 'imperio' })
  expect(scene.join('Bottejado')).toBe('BAD_NAME')
  expect(scene.profile('Ana', { displayName: 'B0tReja' })).toBe('BAD_NAME')
})

test('a name of pictographs is cut to what fits a match, and not in the middle of one', () => {
  const scene = new Scene()
  scene.join('🦙'.repeat(16))
  expect(scene.room.people[1]?.name).toBe('🦙'.repeat(8))
})

test.each(['', '   ', 'a\u0000b', 'a\u202eb', 'x'.repeat(17), '\ud800'])('%j is no name', (displayName) => {
  const scene = new Scene()
  expect(scene.profile('Ana', { displayName })).toBe('BAD_NAME')
  expect(scene.room.people[0]?.name).toBe('Ana')
})

test('a name is trimmed and put into its normal form', () => {
  const scene = new Scene()
  expect(scene.profile('Ana', { displayName: '  In\u0065\u0301s ' })).toBeUndefined()
  expect(scene.room.people[0]?.name).toBe('Inés')
})

test('one may keep the own name, and change its case', () => {
  const scene = new Scene()
  scene.profile('Ana', { displayName: 'ANA' })
  expect(scene.room.people[0]?.name).toBe('ANA')
})

test.each(['А\u0301nа', 'Ana', 'ANA', 'A n a', 'Ana.', 'Αna', 'Ａｎａ'])(
  'nobody chooses %j where Ana is, be it on a seat or among the watchers',
  (displayName) => {
    for (const role of ['PLAYER', 'WATCHER'] as const) {
      const scene = new Scene({}, role)
      scene.join('Beto')
      expect(scene.profile('Beto', { displayName })).toBe('NAME_TAKEN')
      expect(scene.room.people[1]?.name).toBe('Beto')
    }
  },
)

test.each(['Аna', 'Аnа', 'Αna', 'ᴀɴᴀ', '🅐🅝🅐', '4na', '@na'])('nobody comes in as %j where Ana is', (name) => {
  const scene = new Scene()
  expect(scene.join(name)).toBe('NAME_TAKEN')
  scene.profile('Ana', { displayName: 'Milo' })
  expect(scene.join('Mi1o')).toBe('NAME_TAKEN')
  expect(scene.join(name)).toBeUndefined()
})

test.each([
  ['Kal', 'Kai'],
  ['Lan', 'Ian'],
  ['Ell', 'Eli'],
  ['Ull', 'Uli'],
  ['Ame', 'Arne'],
  ['Ema', 'Erna'],
  ['Bemd', 'Bernd'],
  ['Mla', 'Mia'],
  ['Ana4', 'AnaA'],
  ['Leo 5', 'Leos'],
])('where %s is, %s comes in under the own name, and may choose it', (first, second) => {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const scene = new Scene()
    scene.profile('Ana', { displayName: one })
    expect(scene.join(other)).toBeUndefined()
    expect(scene.room.people[1]?.name).toBe(other)
    const later = new Scene()
    later.profile('Ana', { displayName: one })
    later.join('Beto')
    expect(later.profile('Beto', { displayName: other })).toBeUndefined()
  }
})

test.each([
  ['Аna', 'Ana'],
  ['Mi1o', 'Milo'],
  ['0scar', 'Oscar'],
  ['Ines', 'Inés'],
  ['Ana', 'A n a'],
  ['Milo', 'MiIo'],
  ['lan', 'Ian'],
])('whoever came first as %s does not keep %s out, who gets a number', (first, second) => {
  const scene = new Scene()
  scene.profile('Ana', { displayName: first })
  const wish = { id: 'p-second', role: 'PLAYER' } as const
  scene.do((room, now) => joinRoom(room, { accountId: 'second', name: second }, wish, now))
  expect(scene.room.people.map(({ name }) => name)).toEqual([first, `${second} 2`])
})

test('a name of another script comes in with a number where somebody is called the same', () => {
  const scene = new Scene()
  scene.profile('Ana', { displayName: 'Пётр' })
  expect(scene.join('Петр')).toBeUndefined()
  expect(scene.room.people[1]?.name).toBe('Петр 2')
})

test.each(['Mi1o', 'MiIo', 'M!lo', 'Мilo', 'Mílo'])('nobody chooses %s where Milo is', (displayName) => {
  const scene = new Scene()
  scene.profile('Ana', { displayName: 'Milo' })
  scene.join('Beto')
  expect(scene.profile('Beto', { displayName })).toBe('NAME_TAKEN')
})

test.each(['Admin', 'Мoderador', '\u3164', 'Z\u0338\u0321a'])('%j is no name in a room either', (name) => {
  const scene = new Scene()
  expect(scene.join(name)).toBe('BAD_NAME')
  expect(scene.profile('Ana', { displayName: name })).toBe('BAD_NAME')
})

test('a real name must be fit to be seen, too', () => {
  const scene = new Scene({ game: 'imperio' })
  expect(scene.profile('Ana', { realName: 'Ana\u202e María' })).toBe('BAD_NAME')
  expect(scene.profile('Ana', { realName: 'Hijo de Puta' })).toBe('BAD_NAME')
  expect(scene.profile('Ana', { realName: 'Ana María de la Torre' })).toBeUndefined()
  expect(scene.profile('Ana', { realName: '' })).toBeUndefined()
})

test('who plays keeps the name of the match; who watches may change it', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.join('Caro')
  scene.start()
  expect(scene.profile('Ana', { displayName: 'Anita' })).toBe('BAD_PHASE')
  expect(scene.profile('Ana', { entropy: 'dados' })).toBeUndefined()
  expect(scene.profile('Caro', { displayName: 'Carola' })).toBeUndefined()
})

test('what a game wants to know of a person is kept and not shown', () => {
  const scene = new Scene()
  scene.profile('Ana', { realName: 'Ana María', extras: { hat: 'blue' } })
  scene.profile('Ana', { preferAutoPay: true })
  expect(scene.room.people[0]?.profile).toEqual({
    realName: 'Ana María',
    extras: { hat: 'blue' },
    preferAutoPay: true,
  })
})

test('who was kicked does not come back', () => {
  const scene = new Scene()
  scene.join('Beto')
  scene.host({ command: 'KICK', participantId: 'p-Beto' })
  expect(scene.person('Beto')).toBeUndefined()
  expect(scene.join('Beto')).toBe('KICKED')
})

test('who left a running match comes back to their seat', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.start()
  scene.leave('Beto')
  expect(scene.person('Beto')).toMatchObject({ left: true, autopilot: true })
  scene.join('Beto', 'WATCHER')
  expect(scene.person('Beto')).toMatchObject({ left: false, autopilot: false, awaySince: null })
  expect(scene.seatOf('Beto')).toBe(1)
})
