import type { RefusalCode } from '@ludoteca/carcosa'
import type { MatchStore } from '../../../match/match-store.ts'

/** Why something cannot be done, in the game's own words for that refusal. */
export function because({ box }: Pick<MatchStore, 'box'>, code: RefusalCode): string {
  return box.words.refusal({ code, params: {} }) ?? code
}
