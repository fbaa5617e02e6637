import { expect, test } from 'vitest'
import { reportName } from '../../src/rooms/reports.ts'
import { Scene } from './kit.ts'

function crowd(): Scene {
  const scene = new Scene({ seats: 4 })
  for (const name of ['Beto', 'Caro', 'Dani']) scene.join(name)
  return scene
}

const report = (scene: Scene, by: string, of: string) =>
  scene.do((room) => reportName(room, `p-${by}`, { targetId: `p-${of}`, reason: 'OFENSIVO' }))

const nameOf = (scene: Scene, id: string) => scene.room.people.find((person) => person.id === id)?.name

test('a name goes when three different people have reported it', () => {
  const scene = crowd()
  for (const by of ['Ana', 'Ana', 'Caro', 'Caro']) expect(report(scene, by, 'Beto')).toBeUndefined()
  expect(nameOf(scene, 'p-Beto')).toBe('Beto')
  expect(report(scene, 'Dani', 'Beto')).toBeUndefined()
  expect(nameOf(scene, 'p-Beto')).toBe('Casero 02')
  expect(nameOf(scene, 'p-Ana')).toBe('Ana')
})

test('who left and came back counts once, and a new name for the same person does not help', () => {
  const scene = crowd()
  report(scene, 'Ana', 'Beto')
  report(scene, 'Caro', 'Beto')
  scene.leave('Caro')
  scene.join('Caro')
  report(scene, 'Caro', 'Beto')
  expect(nameOf(scene, 'p-Beto')).toBe('Beto')
  expect(scene.profile('Beto', { displayName: 'Bruno' })).toBeUndefined()
  report(scene, 'Dani', 'Beto')
  expect(nameOf(scene, 'p-Beto')).toBe('Casero 02')
  expect(scene.profile('Beto', { displayName: 'Benito' })).toBe('BAD_NAME')
  scene.leave('Beto')
  scene.join('Beto', 'WATCHER')
  expect(nameOf(scene, 'p-Beto')).toBe('Casero')
})

test('nobody reports themselves, strangers, or from outside', () => {
  const scene = crowd()
  expect(report(scene, 'Ana', 'Ana')).toBe('BAD_MESSAGE')
  expect(report(scene, 'Ana', 'Nadie')).toBe('NOT_FOUND')
  expect(report(scene, 'Nadie', 'Ana')).toBe('NOT_JOINED')
  expect(scene.room.reports).toEqual([])
})
