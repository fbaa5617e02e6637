import { contains, type Domain, lookUp, type Params, type Refusal, refuse } from '@ludoteca/kernel'
import { clash, options, SETTINGS, type SettingsPatch } from '../config.ts'
import type { State } from '../state.ts'

/** [13.1] Why these settings cannot be changed. A patch may hold any keys and, under unknown ones, any values. */
export function refusalOfPatch(s: Readonly<State>, patch: SettingsPatch): Refusal | undefined {
  const given = patch as Readonly<Record<string, unknown>>
  const keys = Object.keys(given)
  if (keys.length === 0) return refuse('E_CONFIG', { option: null })
  for (const key of keys) {
    const domain: Domain | undefined = lookUp(SETTINGS as Params, key)
    if (domain === undefined && Object.hasOwn(options, key)) return refuse('E_LOCKED', { option: key })
    if (domain === undefined || !contains(domain, given[key])) return refuse('E_CONFIG', { option: key })
  }
  const { maxTurns } = patch
  // [3.1] A limit in the past would never be reached; the current turn means: this one is the last.
  if (maxTurns && maxTurns < s.turn) return refuse('E_CONFIG', { option: 'maxTurns', min: s.turn })
  return clash({ ...s.config, ...s.nextSettings, ...patch })
}

/** What the patch replaces: the values that would hold next turn without it. */
export function replacedBy(s: Readonly<State>, patch: SettingsPatch): SettingsPatch {
  const valid = { ...s.config, ...s.nextSettings }
  return Object.fromEntries(Object.keys(patch).map((key) => [key, lookUp(valid, key)]))
}
