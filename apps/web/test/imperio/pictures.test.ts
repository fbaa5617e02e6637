import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, type Fact, hears, isRefusal, Match } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { picturesFor, pictureTitle, trophyOf } from '../../src/games/imperio/end/pictures.ts'
import type { PictureLink, TableSeat } from '../../src/match/shown.ts'

const NAMES = ['Ana', 'Beto', 'Caro', 'Dante']
const seats = NAMES.map(
  (name): TableSeat => ({ name, kind: 'human', strength: null, control: 'human', connected: true }),
)

interface Asked {
  readonly pictures?: readonly PictureLink[]
  readonly kind?: 'live' | 'local'
  readonly earned?: readonly (readonly string[])[]
}

/** A match of people who never say anything. */
function table({ pictures = [], kind = 'local', earned }: Asked = {}) {
  const start = { options: { clocks: false, teamSet: 'REAL_LABEL' }, seats, seed: 'silencio' }
  const match = Match.start(imperioBox.game, start)
  if (isRefusal(match)) throw new Error(match.code)
  const facts: Fact[] = []
  const now = () => ({
    kind,
    earned,
    box: imperioBox as unknown as Box,
    view: match.view(0),
    seats,
    pictures,
    story: facts.map((fact, id) => ({ id, move: id, fact })),
    outcome: match.outcome(),
    endedAt: undefined,
  })
  const before = now()
  while (match.outcome() === undefined) {
    const next = match.decisions.find((decision) => decision.open !== true)
    if (next === undefined || next.open) throw new Error('nobody is asked')
    const answer = match.submit(next.seat, next.fallback)
    if (answer.ok) facts.push(...answer.told.filter(({ to }) => hears(0, to)).map(({ fact }) => fact))
  }
  return { before, after: now(), ranking: match.view(0).ranking }
}

/** The same with a badge more for everybody. */
function withBadge<M extends ReturnType<typeof table>['after']>(match: M, id: string): M {
  const owners = match.view.owners.map((owner) => ({ ...owner, achievements: [...owner.achievements, id] }))
  return { ...match, view: { ...match.view, owners } }
}

test('a match on one device draws its own pictures, and has no links [12]', () => {
  const { before, after, ranking } = table()
  expect(picturesFor(before, 0, 0)).toEqual([])
  const [winner = 0] = ranking
  const all = picturesFor(withBadge(after, 'A-SCA-01'), winner, winner)
  const [cover, story, ...trophies] = all
  const titles = all.map(({ shareable }) => pictureTitle(shareable))
  expect([cover, story]).toMatchObject([
    { isTall: false, link: undefined },
    { isTall: true, link: undefined },
  ])
  expect(titles.slice(0, 2)).toEqual(['Portada', 'Portada para historias'])
  for (const picture of [cover, story]) expect(picture?.shareable.draw()).toContain(`${NAMES[winner]} · `)
  expect(cover?.shareable.draw()).toContain('CAMPEÓN DE LIMA')
  expect(cover?.shareable.text).toBe('¡Mira mi portada en Imperio Inmobiliario!')
  // A device remembers no victories.
  expect(titles.slice(2)).toEqual(['Trofeo: Te ampayaron'])
  expect(trophies.every(({ shareable }) => shareable.text.startsWith('Logro desbloqueado: '))).toBe(true)
})

test('front pages are of whom the page shows, trophies of who looks [12]', () => {
  const { after, ranking } = table()
  const [winner = 0, second = 0] = ranking
  const names = picturesFor(withBadge(after, 'A-SCA-01'), second, winner).map(({ shareable }) => shareable.name)
  expect(names.slice(0, 2)).toEqual([`portada-O-0${second + 1}`, `story-O-0${second + 1}`])
  expect(names.slice(2)).toEqual([`trophy-O-0${winner + 1}-A-SCA-01`])
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
  const { after } = table({ pictures: links })
  const urls = picturesFor(after, 1, 1).map(({ link }) => link?.pageUrl)
  expect(urls.slice(0, 2)).toEqual(['/wide/O-02', '/tall/O-02'])
})

test('a trophy can be passed on as soon as its badge is there, with its own address [2.6]', () => {
  const { before } = table()
  const url = '/s/AbCdEfGhIjKlMnOpQrStUv'
  const told = {
    assetType: 'TROPHY',
    ownerId: 'O-02',
    achievementId: 'A-SCA-01',
    url: `${url}/picture.png`,
    pageUrl: url,
  }
  const owners = before.view.owners.map((owner, seat) =>
    seat === 1 ? { ...owner, achievements: ['A-SCA-01'] } : owner,
  )
  const running = { ...before, view: { ...before.view, owners }, pictures: [told] }
  expect(trophyOf(running, 1, 'A-SCA-01')?.link).toEqual(told)
  expect(trophyOf(running, 0, 'A-SCA-01')).toBeUndefined()
  expect(picturesFor(running, 1, 1)).toHaveLength(1)
})

test('in a room there are the trophies that the server has, and when it is over those that accounts got [7.3.2]', () => {
  const { after, ranking } = table({ kind: 'live' })
  const [winner = 0] = ranking
  const trophies = (match: typeof after) =>
    picturesFor(match, winner, winner).flatMap(({ shareable }) => shareable.achievementId ?? [])
  expect(trophies(withBadge(after, 'A-SCA-01'))).toEqual([])
  const earned = ranking.map((_, seat) => (seat === winner ? ['A-WIN-05'] : []))
  expect(trophies({ ...after, earned })).toEqual(['A-WIN-05'])
})
