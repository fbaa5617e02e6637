import type { Goods, LedgerLine, LedgerSource, MaterialId } from '@ludoteca/aufbau'

/** The lines of one source, and what they come to. */
export interface LedgerGroup {
  readonly source: LedgerSource
  readonly lines: readonly LedgerLine[]
  readonly gold12: number
  readonly labor: number
  readonly influence: number
  readonly magicPower: number
  readonly goods: readonly Goods[]
}

/** [12.1 item 8] A ledger by source, in the order in which sources first appear; lines that moved nothing are left out. */
export function groupsOf(ledger: readonly LedgerLine[]): readonly LedgerGroup[] {
  const groups = new Map<LedgerSource, LedgerLine[]>()
  for (const line of ledger) {
    if (isEmpty(line)) continue
    const lines = groups.get(line.source)
    if (lines) lines.push(line)
    else groups.set(line.source, [line])
  }
  return [...groups].map(([source, lines]) => ({ source, lines: byRef(lines), ...sumOf(lines) }))
}

/** One line for each holding, whatever it gave and took. */
function byRef(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const refs = [...new Set(lines.map(({ ref }) => ref))]
  return refs.map((ref) => {
    const own = lines.filter((line) => line.ref === ref)
    return { ...(own[0] as LedgerLine), ...sumOf(own) }
  })
}

/** What a line moves. */
export type LedgerAmounts = Pick<LedgerLine, 'gold12' | 'labor' | 'influence' | 'magicPower' | 'goods'>

/** What lines come to together. */
export function sumOf(lines: readonly LedgerAmounts[]) {
  const goods = new Map<MaterialId, number>()
  let gold12 = 0
  let labor = 0
  let influence = 0
  let magicPower = 0
  for (const line of lines) {
    gold12 += line.gold12
    labor += line.labor
    influence += line.influence
    magicPower += line.magicPower
    for (const { material, count } of line.goods) goods.set(material, (goods.get(material) ?? 0) + count)
  }
  const all = [...goods].map(([material, count]) => ({ material, count })).filter(({ count }) => count !== 0)
  return { gold12, labor, influence, magicPower, goods: all }
}

function isEmpty({ gold12, labor, influence, magicPower, goods }: LedgerLine): boolean {
  return gold12 === 0 && labor === 0 && influence === 0 && magicPower === 0 && goods.length === 0
}
