import { expect, test } from 'vitest'
import { reportName } from '../../src/rooms/reports.ts'
import { HOUR, Scene } from './kit.ts'

const DAY = 24 * HOUR

/** People who have had their accounts for some days, each at home; Ana too. */
function crowd(): Scene {
  const scene = new Scene({ seats: 6 })
  for (const name of ['Ana', 'Beto', 'Caro', 'Dani']) scene.arrive(member(scene, name))
  return scene
}

function member(scene: Scene, name: string, place = `home of ${name}`, ageMs = 3 * DAY) {
  return { accountId: `a-${name}`, name, claimedAt: scene.now - ageMs, place }
}

const report = (scene: Scene, by: string, of: string) =>
  scene.do((room, now) => reportName(room, `p-${by}`, { targetId: `p-${of}`, reason: 'OFENSIVO' }, now))

const nameOf = (scene: Scene, id: string) => scene.room.people.find((person) => person.id === id)?.name

test('a name goes when three different people have reported it', () => {
  const scene = crowd()
  for (const by of ['Ana', 'Ana', 'Caro', 'Caro']) expect(report(scene, by, 'Beto')).toBeUndefined()
  expect(nameOf(scene, 'p-Beto')).toBe('Beto')
  expect(report(scene, 'Dani', 'Beto')).toBeUndefined()
  expect(nameOf(scene, 'p-Beto')).toBe('Player 02')
  expect(nameOf(scene, 'p-Ana')).toBe('Ana')
})

test('who left and came back counts once, and a new name for the same person does not help', () => {
  const scene = crowd()
  report(scene, 'Ana', 'Beto')
  report(scene, 'Caro', 'Beto')
  scene.leave('Caro')
  scene.arrive(member(scene, 'Caro', 'elsewhere'))
  report(scene, 'Caro', 'Beto')
  expect(nameOf(scene, 'p-Beto')).toBe('Beto')
  expect(scene.profile('Beto', { displayName: 'Bruno' })).toBeUndefined()
  report(scene, 'Dani', 'Beto')
  expect(nameOf(scene, 'p-Beto')).toBe('Player 02')
  expect(scene.profile('Beto', { displayName: 'Benito' })).toBe('BAD_NAME')
  scene.leave('Beto')
  scene.join('Beto', 'WATCHER')
  expect(nameOf(scene, 'p-Beto')).toBe('Player')
})

test('guests take no name away, however many they are and from wherever they come', () => {
  const scene = crowd()
  for (let i = 0; i < 12; i++) {
    scene.arrive({ accountId: `a-Guest${i}`, name: `Guest ${2000 + i}`, place: `place ${i}` }, 'WATCHER')
    expect(report(scene, `Guest${i}`, 'Beto')).toBeUndefined()
  }
  report(scene, 'Ana', 'Beto')
  report(scene, 'Caro', 'Beto')
  expect(nameOf(scene, 'p-Beto')).toBe('Beto')
  expect(scene.room.reports).toHaveLength(2)
})

test('nor do accounts that were made just now, or several from one place', () => {
  const scene = crowd()
  for (const name of ['Neu', 'Nuevo', 'New']) {
    scene.arrive(member(scene, name, `home of ${name}`, DAY - 1), 'WATCHER')
    report(scene, name, 'Beto')
  }
  for (const name of ['Eins', 'Zwei', 'Drei', 'Vier']) {
    scene.arrive(member(scene, name, 'one house'), 'WATCHER')
    report(scene, name, 'Beto')
  }
  report(scene, 'Ana', 'Beto')
  expect(nameOf(scene, 'p-Beto')).toBe('Beto')
  report(scene, 'Dani', 'Beto')
  expect(nameOf(scene, 'p-Beto')).toBe('Player 02')
})

test('nobody reports themselves, strangers, or from outside', () => {
  const scene = crowd()
  expect(report(scene, 'Ana', 'Ana')).toBe('BAD_MESSAGE')
  expect(report(scene, 'Ana', 'Nadie')).toBe('NOT_FOUND')
  expect(report(scene, 'Nadie', 'Ana')).toBe('NOT_JOINED')
  expect(scene.room.reports).toEqual([])
})
