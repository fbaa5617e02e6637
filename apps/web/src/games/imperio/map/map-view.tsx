import type { DistrictName } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Blueprint } from './blueprint.tsx'
import { Caption } from './caption.tsx'
import { CityDrawing } from './city-drawing.tsx'
import { DistrictSheet } from './district-sheet.tsx'
import css from './map.module.css'
import { MapList } from './map-list.tsx'
import { Overlays } from './overlays.tsx'
import { Spots } from './spots.tsx'
import { mapWords as words } from './words.ts'

/** [V3] Lima as a board: districts, pins, works; or the same as a list. */
export const MapView = observer(() => {
  const [isList, setList] = useState(false)
  const [district, open] = useState<DistrictName>()
  const [pointed, point] = useState<string>()
  return (
    <section className={css.frame} aria-label={words.map}>
      <div className={css.looks}>
        <Button size="small" onClick={() => setList(!isList)}>
          {isList ? words.asMap : words.asList}
        </Button>
      </div>
      {isList ? (
        <MapList />
      ) : (
        <div className={css.map}>
          <CityDrawing pointed={pointed} />
          <Blueprint />
          <Spots onOpen={open} onPoint={point} />
          <Overlays />
          <Caption pointed={pointed} />
        </div>
      )}
      {district && <DistrictSheet district={district} onClose={() => open(undefined)} />}
    </section>
  )
})
