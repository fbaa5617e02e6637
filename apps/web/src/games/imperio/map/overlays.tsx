import { infraOf, propertyCard, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Stamp } from '../art/stamp.tsx'
import { useTable, viewOf } from '../kit.ts'
import { CorridorLabel } from './corridor-label.tsx'
import { lostNow, worksNow } from './going-on.ts'
import css from './map.module.css'
import { regionNamed } from './regions.ts'

/** What is printed over the map: what is being built, and TRAZO where it takes something. */
export const Overlays = observer(() => {
  const { match, presentation } = useTable()
  const view = viewOf(match)
  return (
    <>
      {worksNow(view).map(({ infraId, district }) => (
        <CorridorLabel key={`${infraId} ${district}`} district={district} kind={infraOf(infraId).label} />
      ))}
      {lostNow(view, presentation.events).map((property) => {
        const [x, y] = regionNamed(propertyCard(property).district).label
        return (
          <span key={property} className={css.trazoStamp} style={{ left: `${x / 10}%`, top: `${y / 10}%` }}>
            <Stamp text={UI.trazo} tone="red" size="medium" />
          </span>
        )
      })}
    </>
  )
})
