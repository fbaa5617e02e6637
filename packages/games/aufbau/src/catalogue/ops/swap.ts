import { indexOf } from '../../data/materials.ts'
import { type Books, bookGoods } from '../../rules/maintenance/books.ts'
import { harvestOf } from '../harvest.ts'
import { effectsOf, type Source } from '../sources.ts'

/** [11.1 swap, F-15] A share of what the domain has brought in becomes something better, rounded down. */
export function swapHarvest(b: Books, source: Source): void {
  const { p } = b
  if (source.host.kind !== 'domain') return
  for (const { effect } of effectsOf(p, source, 'swap')) {
    const { from, to, share } = effect
    const made = harvestOf(b, source.host.post.id)[indexOf(from)] as number
    const count = Math.min(Math.floor((made * share[0]) / share[1]), p.stock[indexOf(from)] as number)
    if (count <= 0) continue
    bookGoods(b, 'facility', source.ref, [
      { material: from, count: -count },
      { material: to, count },
    ])
  }
}
