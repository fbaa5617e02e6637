import type { Finding, Content as Packs } from '@ludoteca/kernel'
import { BadPack } from '@ludoteca/kernel/packs'
import { boxWith } from '../box.ts'
import type { Config } from '../config.ts'
import { contentMarked, keepContent, markOf } from '../data/packed.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { checkCards } from './checks/cards.ts'
import { checkCity } from './checks/city.ts'
import type { Say } from './checks/say.ts'
import { checkTexts } from './checks/texts.ts'
import { builtIn } from './document.ts'
import { contentFrom, written } from './fill.ts'
import { TABLES } from './tables.ts'

/** What a pack of Imperio may say, and the game that plays it. */
export const content: Packs<Config, State, Move, View, Fact> = {
  builtIn,
  tables: TABLES,
  check(tables) {
    const findings: Finding[] = []
    const say: Say = (path, code, params = {}) => void findings.push({ path, code, params })
    for (const check of [checkCards, checkCity, checkTexts]) check(written(tables), say)
    return findings
  },
  bind(pack) {
    const mark = markOf(pack.sha256)
    const known = contentMarked(mark)
    // One in 281 billion; whoever tries for long enough finds two that have the same.
    if (known !== undefined && known.sha256 !== pack.sha256)
      throw new BadPack([{ path: '', code: 'PACK_CLASH', params: {} }])
    const filled = known ?? contentFrom(pack.document.tables, pack.sha256)
    keepContent(filled)
    return boxWith(filled, pack)
  },
}
