import { readFileSync } from 'node:fs'
import { shelf } from '@ludoteca/registry'
import { describe, expect, test } from 'vitest'
import { openDesk } from './desk.ts'

describe('the shelf', () => {
  test('lists every game with seats, options, their domains and defaults', async () => {
    const { games } = (await openDesk().app.inject({ url: '/api/games' })).json()
    expect(games.map(({ id }: { id: string }) => id)).toEqual(shelf.map(({ id }) => id))
    for (const [i, entry] of shelf.entries()) {
      const { game, locale, words } = await entry.load()
      expect(games[i]).toMatchObject({
        title: words.title,
        locale,
        rulesVersion: game.version,
        seats: game.seats,
        example: entry.example,
      })
      expect(games[i].options.map(({ key }: { key: string }) => key)).toEqual(Object.keys(game.options))
      for (const option of games[i].options) {
        expect(option.domain).toEqual(
          JSON.parse(JSON.stringify(Object.entries(game.options).find(([key]) => key === option.key)?.[1].domain)),
        )
        expect(option).toHaveProperty('default')
        expect(option.label.length).toBeGreaterThan(0)
      }
    }
  })

  test('brings the rules of each game as Markdown', async () => {
    const { app } = openDesk()
    const answer = await app.inject({ url: '/api/games/pearls/rules' })
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8')
    const file = new URL('../../../../packages/games/pearls/RULES.md', import.meta.url)
    expect(answer.body).toBe(readFileSync(file, 'utf8'))
  })

  test('has no rules for games that are not on it, or bring none', async () => {
    const silent = { id: 'silent', packageName: '@ludoteca/kernel', example: true, load: () => Promise.reject() }
    const { app } = openDesk(undefined, {}, { shelf: [silent] })
    for (const id of ['banca', 'silent', '..%2F..%2Fetc', '__proto__']) {
      expect((await app.inject({ url: `/api/games/${id}/rules` })).statusCode).toBe(404)
    }
  })
})
