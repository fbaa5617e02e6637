import type { Band, Config } from '@ludoteca/banca'
import { money, tenths } from './numbers.ts'

/** One setting's value as a person would say it. */
export function settingInWords(key: keyof Config, config: Config): string {
  const value = config[key]
  if (key === 'modifierBands') return bandsInWords(config.modifierBands)
  if (key === 'maxTurns') return turnsInWords(config.maxTurns)
  if (key === 'mode') return config.mode === 'table' ? 'one device with a banker' : 'live'
  if (key === 'soloRule') return config.soloRule === 'sweep' ? 'takes the whole bank' : 'leaves the bank unpaid'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (key.endsWith('Tenths')) return `${tenths(value as number)} of a multiplier`
  return money(value as number)
}

function turnsInWords(turns: number): string {
  if (turns === 0) return 'none'
  return turns === 1 ? '1 turn' : `${turns} turns`
}

/** Turns 1 to 3: 1; turns 4 to 6: 2; from turn 10: 1 to 4 at random. */
function bandsInWords(bands: readonly Band[]): string {
  return bands
    .map(({ fromTurn, min, max }, i) => {
      const next = bands[i + 1]
      const turns = next ? `turns ${fromTurn} to ${next.fromTurn - 1}` : `from turn ${fromTurn}`
      return `${turns}: ${min === max ? min : `${min} to ${max} at random`}`
    })
    .join('; ')
}
