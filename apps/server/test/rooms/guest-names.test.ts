import { expect, test } from 'vitest'
import { Scene } from './kit.ts'

const namesIn = (scene: Scene) => scene.room.people.map(({ name }) => name)

test('guests are called in the language that the game demands, and chosen names stay', () => {
  const scene = new Scene({ game: 'imperio', seats: 4 })
  for (const name of ['Guest 4711', 'Gast 1234', 'Guest of honour', 'Beto']) expect(scene.join(name)).toBeUndefined()
  expect(namesIn(scene)).toEqual(['Ana', 'Invitado 4711', 'Invitado 1234', 'Guest of honour', 'Beto'])
})

test('two guests of the same number are told apart', () => {
  const scene = new Scene({ game: 'imperio', seats: 4 })
  for (const name of ['Guest 4711', 'Gast 4711']) expect(scene.join(name)).toBeUndefined()
  expect(namesIn(scene)).toEqual(['Ana', 'Invitado 4711', 'Invitado 4711 2'])
})

test('they keep their names where a game demands nothing, until the host chooses one that does', () => {
  const scene = new Scene({ game: 'ludomercatus', seats: 4 })
  expect(scene.join('Guest 4711')).toBeUndefined()
  expect(namesIn(scene)).toEqual(['Ana', 'Guest 4711'])
  expect(scene.host({ command: 'SET_GAME', game: 'imperio' })).toBeUndefined()
  expect(namesIn(scene)).toEqual(['Ana', 'Invitado 4711'])
})
