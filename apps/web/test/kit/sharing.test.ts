import type { Box } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { afterEach, expect, test, vi } from 'vitest'
import { pageOf, picturesOf, type SharedPicture } from '../../src/kit/share/pictures.ts'
import { fileNameOf, send } from '../../src/kit/share/sending.ts'
import type { PictureLink, TableSeat } from '../../src/match/shown.ts'

const seat = (name: string): TableSeat => ({ name, kind: 'human', strength: null, control: 'human', connected: true })
const URL_OF_CARD = { assetType: 'RESULT_CARD', url: '/s/abc/picture.png', pageUrl: '/s/abc' }
const PAGE = 'https://games.example.org/s/abc'

function pearlsOver(pictures: readonly PictureLink[] = []) {
  const outcome = { reason: 'seaEmpty', ranks: [2, 1], winners: [1], scores: [10, 45] }
  return {
    kind: 'live' as const,
    box: pearls as unknown as Box,
    view: { hand: [], pearls: [10, 45], cardsLeft: [[], []], pearlsInTheSea: 0, worth: null, bidIn: [], myBid: null },
    seats: [seat('Ana'), seat('Beto')],
    pictures,
    earned: undefined,
    story: [],
    outcome,
    endedAt: undefined,
  }
}

const [linked, story] = picturesOf(pearlsOver([URL_OF_CARD])) as [SharedPicture, SharedPicture]

/** A device that takes what it is given, or refuses it. */
function deviceThat(takes: { readonly files: boolean; readonly fails?: string }) {
  vi.stubGlobal('location', { origin: 'https://games.example.org' })
  vi.stubGlobal('fetch', async () => new Response(new Blob(['png']), { status: 200 }))
  const given: ShareData[] = []
  const share = async (data: ShareData) => {
    given.push(data)
    if (takes.fails !== undefined) throw new DOMException('no', takes.fails)
  }
  const canShare = () => takes.files
  return { given, device: { share, canShare } as unknown as Navigator }
}

afterEach(() => vi.unstubAllGlobals())

test('a result has a wide picture and a tall one, before the end it has none', () => {
  expect([linked.isTall, story.isTall]).toEqual([false, true])
  expect(linked.shareable.title).toBe('Pearls: Beto has the most pearls')
  expect(picturesOf({ ...pearlsOver(), outcome: undefined })).toEqual([])
  expect([linked.link?.url, story.link]).toEqual(['/s/abc/picture.png', undefined])
  expect(pageOf(linked, 'https://games.example.org')).toBe(PAGE)
  expect(pageOf(story, 'https://games.example.org')).toBeUndefined()
  expect(fileNameOf('pearls', linked)).toBe('pearls-card.png')
})

test('the device is given the file with words and address, where it takes files [12.4]', async () => {
  const { given, device } = deviceThat({ files: true })
  expect(await send('pearls', linked, device)).toBe(true)
  expect(given).toMatchObject([
    { text: 'See who has the most pearls!', url: PAGE, files: [{ name: 'pearls-card.png', type: 'image/png' }] },
  ])
})

test('where it takes none it is given the address', async () => {
  const { given, device } = deviceThat({ files: false })
  expect(await send('pearls', linked, device)).toBe(true)
  expect(given).toEqual([{ text: 'See who has the most pearls!', url: PAGE }])
})

test('whoever closes its dialog has changed their mind; what is refused is tried without the file', async () => {
  const closed = deviceThat({ files: true, fails: 'AbortError' })
  expect(await send('pearls', linked, closed.device)).toBe(true)
  expect(closed.given).toHaveLength(1)
  const refused = deviceThat({ files: true, fails: 'NotAllowedError' })
  expect(await send('pearls', linked, refused.device)).toBe(false)
  expect(refused.given.map(({ files }) => files?.length)).toEqual([1, undefined])
})
