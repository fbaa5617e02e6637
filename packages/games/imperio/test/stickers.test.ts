import { expect, test } from 'vitest'
import { STICKER_MOTIFS } from '../src/art/sticker-motifs.ts'
import {
  BARE_FIELD,
  bareSetting,
  CORTINA_STICKER,
  DEBT_STICKER,
  electionSticker,
  newsSticker,
  STICKERS,
  shockSticker,
  worksSticker,
} from '../src/art/stickers.ts'
import { ACHIEVEMENTS } from '../src/data/achievements.ts'
import { CANDIDATES } from '../src/data/candidates.ts'
import { CARD_CATEGORIES, EVENT_CARDS } from '../src/data/cards/deck.ts'
import { INFRA } from '../src/data/infra.ts'
import { NEWS_KINDS } from '../src/data/news.ts'
import { SHOCKS } from '../src/data/shocks.ts'
import { stickersFor } from '../src/share/cover.ts'
import { stickerFor } from '../src/share/trophy.ts'

/** The stickers on the front page of somebody who came first, or second. */
function onCover(...ranking: number[]): readonly string[] {
  const owners = ranking.map(() => ({ achievements: ['A-AUC-03', 'A-AUC-04'] }))
  return stickersFor({ ranking, owners } as never, [], 0)
}

test('each of the 40 is stuck on something that happens: a card, news, works, a vote, a front page, a badge [V7]', () => {
  const kinds = [...NEWS_KINDS.map(({ kind }) => kind), ...CARD_CATEGORIES.map((name) => `EVENT_${name}` as const)]
  const used = new Set([
    ...EVENT_CARDS.flatMap(({ sticker, stamp }) => [sticker, stamp]),
    ...SHOCKS.map(shockSticker),
    ...kinds.map(newsSticker),
    ...INFRA.map(({ id }) => worksSticker(id)),
    ...CANDIDATES.map(({ id }) => electionSticker(id)),
    ...ACHIEVEMENTS.map(({ id }) => stickerFor(id)),
    ...onCover(0, 1),
    ...onCover(1, 0),
    CORTINA_STICKER,
    DEBT_STICKER,
  ])
  expect(Object.keys(STICKERS)).toHaveLength(40)
  expect(Object.keys(STICKERS).filter((word) => !used.has(word))).toEqual([])
  expect([...used].filter((word) => word && !Object.hasOwn(STICKERS, word))).toEqual([])
})

test('each has a drawing that stands for it without its word, inside its outline [V8]', () => {
  for (const word of Object.keys(STICKERS)) {
    expect(STICKER_MOTIFS[word], word).toBeDefined()
    const { x, y, side } = bareSetting(word)
    expect([x >= 0, y >= 0, x + side <= BARE_FIELD[0], y + side <= BARE_FIELD[1]]).toEqual([true, true, true, true])
  }
})
