import { MATERIALS, PHASE_NAMES, RAW_GROUPS, SPECIAL_GROUPS, TRAITS } from '@ludoteca/aufbau'
import { describe, expect, test } from 'vitest'
import { eventGlyph, omenOf } from '../../src/games/aufbau/art/event-look.ts'
import { GLYPHS } from '../../src/games/aufbau/art/glyphs.ts'
import { traitGlyph } from '../../src/games/aufbau/art/kinds.ts'
import { MATERIAL_GLYPHS } from '../../src/games/aufbau/art/material-glyphs.ts'
import { groupLook } from '../../src/games/aufbau/art/material-look.ts'
import { PHASE_ORDER } from '../../src/games/aufbau/art/round-wheel.tsx'
import { SCENES } from '../../src/games/aufbau/art/scenes.ts'

describe('icons', () => {
  test('of materials differ by shape, border or glyph', () => {
    const looks = MATERIALS.map(({ id, group, tier, kind }) =>
      [groupLook(group).shape, kind, tier, MATERIAL_GLYPHS[id]].join(' '),
    )
    expect(looks).toHaveLength(87)
    expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([])
  })

  test('of groups have one shape for each purpose, raw or not', () => {
    for (const group of [...RAW_GROUPS, ...SPECIAL_GROUPS]) expect(groupLook(group).paint).toMatch(/^var\(/)
    expect(groupLook('rawCheapFood').shape).toBe(groupLook('specialCheapFood').shape)
    expect(groupLook('rawCheapFood').paint).not.toBe(groupLook('specialCheapFood').paint)
  })

  test('of events and traits are all there', () => {
    for (let roll = 2; roll <= 40; roll++) expect(GLYPHS).toHaveProperty(eventGlyph(roll))
    expect(omenOf(2)).toBe('ill')
    expect(omenOf(11)).toBe('good')
    const traits = Object.keys(TRAITS).map((id) => traitGlyph(Number(id)))
    expect(new Set(traits).size).toBe(20)
  })

  test('of phases are in order', () => {
    expect([...PHASE_ORDER]).toEqual(Object.keys(PHASE_NAMES))
  })
})

describe('scenes', () => {
  test.each(Object.entries(SCENES))('%s shows more the larger the post is', (_name, scene) => {
    const parts = [0, 1, 2, 3].map((rank) => scene(rank).map(([, d]) => d))
    for (const rank of [1, 2, 3]) {
      expect(parts[rank]?.join().length).toBeGreaterThanOrEqual(parts[rank - 1]?.join().length ?? 0)
    }
    expect(parts[3]).not.toEqual(parts[1])
    for (const d of parts.flat()) expect(d).not.toMatch(/NaN|undefined/)
  })
})
