import { lookUp, type Pictured, type Seat, type ShareLink } from '@ludoteca/kernel'
import { fitted, paragraph, picture, squeezed, tag, widthOf, wrapped } from '@ludoteca/kernel/pictures'
import { BADGES } from '../art/badges.ts'
import { BURSTS } from '../art/bursts.ts'
import { INKS } from '../art/inks.ts'
import type { Achievement } from '../data/achievements.ts'
import { type DistrictName, districtName } from '../data/districts.ts'
import type { NewsKindId } from '../data/news.ts'
import { propertyCard } from '../data/properties.ts'
import type { Fact } from '../facts.ts'
import { ownerId } from '../owners.ts'
import type { Owner } from '../state.ts'
import { COVER } from '../text/cover.ts'
import { headline } from '../text/headlines.ts'
import type { View } from '../view.ts'
import { dynastyOf, homeOf } from './cover.ts'
import { BODY, HEADLINE } from './faces.ts'
import { bands, footer, masthead, platedCode, ribbon, rule, STORY, shortLink } from './frame.ts'
import { eventsIn, nameOf, newsIn } from './news.ts'
import { badge, crest, glyph, ownerInk, paper, sticker } from './pieces.ts'

/** [12.3] Words that suit an achievement better than the usual one. */
const STICKERS: readonly (readonly [string, string])[] = [
  ['A-SCA-01', 'AMPAY'],
  ['A-BET-01', 'TRAICIÓN'],
  ['A-EXP-01', 'TRAZO'],
  ['A-AUC-04', 'SE PICÓ'],
  ['A-AUC-03', 'GANGA'],
  ['A-INS-', 'SEGURO'],
]
const CENTRED = { anchor: 'middle' } as const

/** [12.3] A badge that somebody has got, for stories: 1080 by 1920. */
export function trophy(of: Pictured<View, Fact>, seat: Seat, achievement: Achievement, link?: ShareLink): string {
  const { view, players } = of
  const { team } = view.owners[seat] as Readonly<Owner>
  const { id, nombre_es } = achievement
  const before = toldBefore(of.facts, ownerId(seat), id)
  const who = `${nameOf(players, seat)} · ${dynastyOf(of, team)}`
  const where = placeOf(before, ownerId(seat), achievement) ?? homeOf(view, seat)
  const name = fitted(nombre_es, HEADLINE, [76, 68, 60], 960, 1)
  const told = headlineOf(of, before, seat, achievement)
  const text = { face: BODY, size: 36, ...CENTRED } as const
  return picture(
    STORY.width,
    STORY.height,
    `${COVER.masthead}. ${COVER.trophy}: ${nombre_es}. ${who}`,
    paper(STORY.width, STORY.height),
    bands(STORY.width, 0, 48),
    bands(STORY.width, 1892, 7),
    masthead({ x: 60, y: 230, width: 960, height: 90 }, 72),
    rule({ x: 60, y: 334, width: 960 }),
    burst(id),
    sticker(stickerFor(id), 540, 640, 600, -6),
    badge(achievement, 390, 860, 300),
    paragraph(name.lines, 540, 1262, 960, 0, { face: HEADLINE, size: name.size, ...CENTRED }),
    paragraph(wrapped(told, BODY, 36, 960, 2), 540, 1328, 960, 46, text),
    crest(team, 60, 1396, 90),
    glyph(seat, 930, 1396, 90),
    squeezed(who, { x: 540, y: 1440, width: 740 }, { face: BODY, size: 34, weight: 700, ...CENTRED }),
    where === undefined ? '' : chip(districtName(where), 1462, ownerInk(seat)),
    ...(link
      ? [
          platedCode(link, { x: 60, y: 1510, width: 130 }, 0),
          shortLink(link, { x: 210, y: 1588, width: 810 }, 28, false),
        ]
      : []),
    footer({ x: 60, y: 1660, width: 960 }, 26),
  )
}

/** [12.3] What is stuck over the badge. */
export function stickerFor(achievementId: string): string {
  return STICKERS.find(([start]) => achievementId.startsWith(start))?.[1] ?? 'LEYENDA'
}

/** What the paper would tell of that achievement. */
const KINDS: readonly (readonly [string, NewsKindId])[] = [
  ['A-SCA-01', 'SCANDAL'],
  ['A-BET-01', 'PACT_BROKEN'],
  ['A-EXP-01', 'EXPROPRIATION'],
  ['A-LOAN-02', 'LOAN_DEFAULT'],
  ['A-AUC-09', 'PRESTIGE_WIN'],
  ['A-AUC-06', 'TIE_WIN'],
  ['A-AUC-', 'TOP_AUCTION'],
  ['A-SET-', 'SET_COMPLETED'],
  ['A-INS-02', 'INSURED_SAVE'],
  ['A-DEAL-', 'DEAL_DONE'],
  ['A-WIN-', 'FINAL_WIN'],
  ['A-COME-', 'FINAL_WIN'],
  ['A-FAME-CR', 'FAME_CROWN'],
]

/** What everybody had been told when it was unlocked. */
function toldBefore(facts: readonly Fact[], owner: string, achievementId: string): readonly Fact[] {
  const at = facts.findIndex(
    (fact) => fact.type === 'achievementUnlock' && fact.ownerId === owner && fact.achievementId === achievementId,
  )
  return at < 0 ? [] : facts.slice(0, at)
}

/** The headline about it, or else what it is given for. */
function headlineOf(
  { view, players }: Pictured<View, Fact>,
  before: readonly Fact[],
  seat: Seat,
  { id, desc_es }: Achievement,
): string {
  const wanted = KINDS.find(([start]) => id.startsWith(start))?.[1]
  const own = ownerId(seat)
  const found = [...newsIn(before).toReversed(), ...view.frontPage].find(
    ({ kind, ownerId: owner }) => kind === wanted && owner === own,
  )
  return found === undefined ? desc_es : headline(found.text, (of) => nameOf(players, of))
}

/** Where the property lies that it was given for: the lot that was won, or what the event hit. */
function placeOf(before: readonly Fact[], owner: string, { on }: Achievement): DistrictName | undefined {
  if (on === 'BIDS_RESOLVED') {
    const last = before.findLast((fact) => fact.type === 'bidResults')
    const lot = last?.lots.findLast(({ winnerId }) => winnerId === owner)
    return lot && propertyCard(lot.propertyId).district
  }
  if (on !== 'EVENTS_RESOLVED') return undefined
  const last = before.findLast((fact) => fact.type === 'eventResults')
  const hit = eventsIn(last ? [last] : []).find(({ targetOwnerId }) => targetOwnerId === owner)
  if (hit?.district !== undefined) return hit.district
  return hit?.targetPropertyId === undefined ? undefined : propertyCard(hit.targetPropertyId).district
}

function burst(id: string): string {
  const tone = lookUp(BADGES, id)?.[1] ?? 'blue'
  const turn = 'translate(540 760) scale(4 6.6) translate(-100 -60)'
  return tag('path', { d: BURSTS.sun, transform: turn, fill: INKS[tone], opacity: 0.5 })
}

function chip(text: string, y: number, ink: string): string {
  const width = Math.round(widthOf(text, HEADLINE, 28)) + 60
  return ribbon(text, { x: 540 - width / 2, y, width }, 40, 28, ink)
}
