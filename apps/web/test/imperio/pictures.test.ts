import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, isRefusal, Match } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { picturesFor } from '../../src/games/imperio/end/pictures.ts'
import type { PictureLink, TableSeat } from '../../src/match/match-store.ts'

const NAMES = ['Ana', 'Beto', 'Caro', 'Dante']
const seats = NAMES.map(
  (name): TableSeat => ({ name, kind: 'human', strength: null, control: 'human', connected: true }),
)

/** A match of people who never say anything. */
function table(pictures: readonly PictureLink[] = []) {
  const start = { options: { clocks: false, teamSet: 'REAL_LABEL' }, seats, seed: 'silencio' }
  const match = Match.start(imperioBox.game, start)
  if (isRefusal(match)) throw new Error(match.code)
  const now = () => ({ box: imperioBox as unknown as Box, view: match.view(0), seats, pictures })
  const before = now()
  while (match.outcome() === undefined) {
    const next = match.decisions.find((decision) => decision.open !== true)
    if (next === undefined || next.open) throw new Error('nobody is asked')
    match.submit(next.seat, next.fallback)
  }
  return { before, after: now(), ranking: match.view(0).ranking }
}

test('a match on one device draws its own pictures, and has no links [12]', () => {
  const { before, after, ranking } = table()
  expect(picturesFor(before, 0, 0)).toEqual([])
  const [winner = 0] = ranking
  const [cover, story, ...trophies] = picturesFor(after, winner, winner)
  expect(cover).toMatchObject({ title: 'Portada', isTall: false, link: undefined })
  expect(story).toMatchObject({ title: 'Portada para historias', isTall: true, link: undefined })
  for (const picture of [cover, story]) expect(picture?.svg).toContain(`${NAMES[winner]} · `)
  expect(cover?.svg).toContain('CAMPEÓN DE LIMA')
  expect(trophies.map(({ title }) => title)).toContain('Trofeo: Primera corona')
  expect(trophies.every(({ text }) => text.startsWith('Logro desbloqueado: '))).toBe(true)
})

test('front pages are of whom the page shows, trophies of who looks [12]', () => {
  const { after, ranking } = table()
  const [winner = 0, second = 0] = ranking
  const names = picturesFor(after, second, winner).map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual([`portada-O-0${second + 1}`, `story-O-0${second + 1}`])
  expect(names).toContain(`trophy-O-0${winner + 1}-A-WIN-01`)
})

test('what the server has is linked, each picture to its own address [11.5]', () => {
  const link = (assetType: string, ownerId: string, url: string) => ({
    assetType,
    ownerId,
    url: `${url}/picture.png`,
    pageUrl: url,
  })
  const links = ['O-01', 'O-02'].flatMap((id) => [
    link('PORTADA_LANDSCAPE', id, `/wide/${id}`),
    link('PORTADA_STORY', id, `/tall/${id}`),
  ])
  const { after } = table(links)
  const urls = picturesFor(after, 1, 1).map(({ link }) => link?.pageUrl)
  expect(urls.slice(0, 2)).toEqual(['/wide/O-02', '/tall/O-02'])
})
