import { gold12, holdingNameIn, MATERIALS, materialFor, type Player, TIER_NAMES, type View } from '@ludoteca/aufbau'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'

/** The viewer's own books; nobody's for those who watch. */
export function ownBooks({ view, viewer }: Scene<View>): Player | null {
  return typeof viewer === 'number' && viewer >= 0 ? (view.players[viewer] ?? null) : null
}

/** Purse and pools, then every holding with what there is to know of it. */
export function estateLines(scene: Scene<View>, width: number): string[] {
  const me = ownBooks(scene)
  if (me === null) return []
  const { turn } = me
  const purse = [
    `Gold ${gold12(me.gold12)}`,
    `AK ${turn.labor}`,
    `Einfluss ${turn.influence}`,
    `Information ${me.information}`,
    `KW ${me.kw}`,
    `N ${me.n}`,
    `Aktionen ${turn.actionsUsed}/${scene.view.config.actionsPerRound}`,
  ]
  const holdings = [...me.domains, ...me.cities, ...me.offices, ...me.organizations, ...me.trades, ...me.workshops]
  return [
    scene.paint.bold(purse.join('  ')),
    ...holdings.flatMap((holding) => wrapText(`${holdingNameIn(me, holding.id)}: ${detailsOf(holding)}`, width, 2)),
    ...me.specialists.map(({ id, loyalty }) => `${holdingNameIn(me, id)}: Loyalität ${loyalty}`),
  ]
}

type Holding = Player['domains' | 'cities' | 'offices' | 'organizations' | 'trades' | 'workshops'][number]

function detailsOf(holding: Holding): string {
  const group = 'tenants' in holding ? holding.tenants : 'followers' in holding ? holding.followers : undefined
  const built = holding.facilities.length
  return [
    TIER_NAMES[holding.tier],
    group && group.levels > 0
      ? `${group.levels} ${group.levels === 1 ? 'Stufe' : 'Stufen'}, Loyalität ${group.loyalty}`
      : '',
    group?.inUnrest ? 'in Unruhe' : '',
    built > 0 ? `${built} ${built === 1 ? 'Einrichtung' : 'Einrichtungen'}` : '',
    'damage' in holding && holding.damage ? `beschädigt (${holding.damage.repairGold} Gold)` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** What lies in the stores, by name. */
export function stockLines(scene: Scene<View>, width: number): string[] {
  const me = ownBooks(scene)
  const goods = MATERIALS.flatMap(({ id }, index) => {
    const count = me?.stock[index] ?? 0
    return count > 0 ? [`${count} ${materialFor(id, count)}`] : []
  })
  return goods.length > 0 ? wrapText(goods.join(', '), width) : []
}
