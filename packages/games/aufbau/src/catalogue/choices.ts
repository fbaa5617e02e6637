import { lookUp } from '@ludoteca/kernel'
import { newFacility } from '../setup.ts'
import type { Player } from '../state.ts'
import { allSources, type Source } from './sources.ts'

/** [11.1, P16a] What was chosen since the last upkeep of facilities holds from now on. */
export function settleChoices(p: Player): void {
  const { works } = p
  if (works === null) return
  for (const source of allSources(p)) {
    const chosen = lookUp(works.nextOptions, source.ref)
    if (chosen === undefined) continue
    delete works.nextOptions[source.ref]
    if (p.specialists.some(({ id }) => id === source.ref)) works.specialistOptions[source.ref] = chosen[0] ?? 0
    else remember(source).options = chosen
  }
}

/** The facility itself; an office begins to remember its specialisation once something was chosen. */
function remember({ ref, host, facility }: Source) {
  if (host.kind !== 'office' || facility.id !== '') return facility
  host.post.specialty = newFacility(ref, `office.${host.post.specialization}`, 0)
  return host.post.specialty
}
