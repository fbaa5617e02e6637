import { indexOf, MATERIALS, type Material, type MaterialId } from '../data/materials.ts'
import type { Goods } from '../ledger.ts'
import type { Host } from '../rules/holdings.ts'
import type { Books } from '../rules/maintenance/books.ts'
import { specialtyId } from './sources.ts'

/** [F-15] What a domain has brought in this maintenance: fields, tenants and specialisation, as the books say. */
export function harvestOf({ lines, p }: Books, domain: string): number[] {
  const harvest = new Array<number>(p.stock.length).fill(0)
  for (const { ref, goods, source } of lines) {
    const isOwn = (ref === domain && (source === 'domain' || source === 'followers')) || ref === specialtyId(domain)
    if (!isOwn) continue
    for (const { material, count } of goods) {
      const index = indexOf(material)
      harvest[index] = (harvest[index] as number) + count
    }
  }
  return harvest
}

/** [11.1 hostProduction] So much of the harvest is gone, the most plentiful first, at most what is still there. */
export function takeFromHost(b: Books, host: Host, count: number): Goods[] {
  if (host.kind !== 'domain') return []
  const goods: Goods[] = []
  const { stock } = b.p
  const harvest = harvestOf(b, host.post.id).map((made, index) => Math.min(made, stock[index] as number))
  let missing = count
  while (missing > 0) {
    const index = mostPlentiful(harvest)
    const some = Math.min(missing, harvest[index] as number)
    if (some <= 0) break
    harvest[index] = 0
    missing -= some
    goods.push({ material: idAt(index), count: -some })
  }
  return goods
}

/** The first by id of equals. */
function mostPlentiful(harvest: readonly number[]): number {
  let best = 0
  for (let i = 1; i < harvest.length; i++) {
    const more = (harvest[i] as number) - (harvest[best] as number)
    if (more > 0 || (more === 0 && idAt(i) < idAt(best))) best = i
  }
  return best
}

function idAt(index: number): MaterialId {
  return (MATERIALS[index] as Material).id
}
