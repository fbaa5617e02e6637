import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import type { Config } from '../src/config.ts'
import { TEAM_IDS } from '../src/data/teams.ts'
import { profiles } from '../src/profiles.ts'

const config = (uniqueTeams: boolean) => ({ uniqueTeams }) as Config
const all = TEAM_IDS.map((team) => ({ team }))
const fresh = { belongings: { team: 'T-01' }, hasChanged: false }
const changed = { ...fresh, hasChanged: true }

test('[1.7.3] every dynasty may come by lot', () => {
  const drawn = TEAM_IDS.map((_, luck) => profiles.lot(config(false), all, luck).team)
  expect(new Set(drawn).size).toBe(17)
})

test('[1.7.4] unique dynasties come by lot as long as one is free', () => {
  expect(profiles.lot(config(true), all.slice(0, 16), 123)).toEqual({ team: 'T-17' })
  expect(TEAM_IDS).toContain(profiles.lot(config(true), all, 123).team)
})

test('[1.7.3, 1.7.4] a dynasty is changed once after the lot, and not to that of another where they are unique', () => {
  const others = [{ team: 'T-02' }]
  expect(profiles.refusalOf(config(false), { team: 'T-02' }, fresh, others)).toBeUndefined()
  expect(profiles.refusalOf(config(true), { team: 'T-02' }, fresh, others)?.code).toBe('TEAM_TAKEN')
  expect(profiles.refusalOf(config(true), { team: 'T-03' }, fresh, others)).toBeUndefined()
  expect(profiles.refusalOf(config(false), { team: 'T-03' }, changed, others)?.code).toBe('TEAM_CHANGE_USED')
  expect(profiles.refusalOf(config(false), { team: 'T-01' }, changed, others)).toBeUndefined()
})

test('[decision 231] a field out of range is a bad message', () => {
  for (const wish of [
    { team: 'T-18' },
    { preferAutoPay: 'yes' },
    { famePolicy: 'ALL' },
    { cortinaFrom: 0 },
    { cortinaFrom: '2' },
  ]) {
    expect(profiles.refusalOf(config(false), wish, fresh, [])?.code).toBe('BAD_MESSAGE')
  }
})

test('[1.9] what an owner brings is a move of its own; real names stay where they are', () => {
  const preferences = { preferAutoPay: false, famePolicy: 'CONTROL_FIRST', cortinaFrom: 3 }
  expect(profiles.moves({ team: 'T-04', realName: 'Ana', ...preferences })).toEqual([
    { type: 'profile', team: 'T-04', ...preferences },
    { type: 'profile', ...preferences },
  ])
  expect(profiles.moves({ team: 'T-04' })).toEqual([{ type: 'profile', team: 'T-04' }])
  expect(profiles.moves({ team: 'nonsense', famePolicy: 1 })).toEqual([])
  expect(profiles.shown({ team: 'T-04', ...preferences })).toEqual({ team: 'T-04' })
})

test('[1.8] the box carries the disclaimer of the seed', () => {
  expect(box.disclaimer).toBe(
    'Los nombres de dinastías se usan solo como fantasía/sátira. No hay afiliación ni representación de personas u organizaciones reales.',
  )
})
