import { lookUp, type Player, type Seat, type ShareLink } from '@ludoteca/kernel'
import { BADGES } from '../art/badges.ts'
import { BURSTS } from '../art/bursts.ts'
import { INKS } from '../art/inks.ts'
import type { Achievement } from '../data/achievements.ts'
import { districtName } from '../data/districts.ts'
import type { Owner } from '../state.ts'
import { COVER } from '../text/cover.ts'
import { teamName } from '../text/terms.ts'
import type { View } from '../view.ts'
import { homeOf, nameOf } from './cover.ts'
import { bands, footer, linkCode, masthead, ribbon, rule, STORY, squeezed } from './frame.ts'
import { fitted, widthOf, wrapped } from './letters.ts'
import { badge, crest, glyph, ownerInk, paper, sticker } from './pieces.ts'
import { line, paragraph } from './setting.ts'
import { picture, tag } from './svg.ts'

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

/** What stands below the badge moves up so far where a code stands below it. */
const ROOM_FOR_CODE = 76

/** [12.3] A badge that somebody has got, for stories: 1080 by 1920. */
export function trophy(
  view: View,
  players: readonly Player[],
  seat: Seat,
  achievement: Achievement,
  link?: ShareLink,
): string {
  const { team } = view.owners[seat] as Readonly<Owner>
  const { id, nombre_es, desc_es } = achievement
  const who = `${nameOf(players, seat)} · ${teamName(team)}`
  const home = homeOf(view, seat)
  const name = fitted(nombre_es, 'headline', [92, 84, 76, 68], 960, 1)
  const word = STICKERS.find(([start]) => id.startsWith(start))?.[1] ?? 'LEYENDA'
  const y = 1300 - (link ? ROOM_FOR_CODE : 0)
  return picture(
    STORY.width,
    STORY.height,
    `${COVER.masthead}. ${COVER.trophy}: ${nombre_es}. ${who}`,
    paper(STORY.width, STORY.height),
    bands(STORY.width, 0, 48),
    bands(STORY.width, 1892, 7),
    masthead({ x: 60, y: 318, width: 960 }),
    rule({ x: 60, y: 334, width: 960 }),
    burst(id),
    badge(achievement, 290, 450, 500),
    sticker(word, 540, 1035, 480, -6),
    paragraph(name.lines, 540, y, 960, 0, { face: 'headline', size: name.size, ...CENTRED }),
    paragraph(wrapped(desc_es, 'body', 36, 960, 2), 540, y + 62, 960, 46, { face: 'body', size: 36, ...CENTRED }),
    crest(team, 60, y + 152, 110),
    glyph(seat, 910, y + 152, 110),
    squeezed(who, { x: 540, y: y + 200, width: 700 }, { face: 'body', size: 40, weight: 700, ...CENTRED }),
    home === undefined ? '' : chip(districtName(home), y + 224, ownerInk(seat)),
    link === undefined ? '' : linkCode(link, { x: 465, y: y + 288, width: 150 }),
    link === undefined
      ? ''
      : squeezed(link.text, { x: 540, y: 1776, width: 960 }, { face: 'body', size: 28, ...CENTRED }),
    line(COVER.challenge, 540, 1850, 960, { face: 'headline', size: 64, ink: INKS.red, ...CENTRED }),
    footer({ x: 60, y: 1664, width: 960 }, 26),
  )
}

function burst(id: string): string {
  const tone = lookUp(BADGES, id)?.[1] ?? 'blue'
  const turn = 'translate(540 740) scale(4.6 6) translate(-100 -60)'
  return tag('path', { d: BURSTS.sun, transform: turn, fill: INKS[tone], opacity: 0.3 })
}

function chip(text: string, y: number, ink: string): string {
  const width = Math.round(widthOf(text, 'headline', 34)) + 60
  return ribbon(text, { x: 540 - width / 2, y, width }, 50, ink)
}
