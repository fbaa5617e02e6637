import '../../games/imperio/theme.css'
import { ACHIEVEMENTS, DISTRICT_NAMES, PERSONAS, STICKERS, TEAMS } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import { Row, Stack } from '../../components/layout.tsx'
import { BadgeIcon } from '../../games/imperio/art/badge-icon.tsx'
import { Crest } from '../../games/imperio/art/crest.tsx'
import { DistrictIcon } from '../../games/imperio/art/district-icon.tsx'
import { OwnerGlyph } from '../../games/imperio/art/owner-glyph.tsx'
import { PersonaFace } from '../../games/imperio/art/persona-face.tsx'
import { Portrait } from '../../games/imperio/art/portrait.tsx'
import { PROPERTY_DRAWINGS } from '../../games/imperio/art/property-drawings.ts'
import { PropertyIcon } from '../../games/imperio/art/property-icon.tsx'
import { Stamp } from '../../games/imperio/art/stamp.tsx'
import { Sticker } from '../../games/imperio/art/sticker.tsx'
import css from './gallery.module.css'

const SEATS = Array.from({ length: 12 }, (_, seat) => seat)
const NAMES = ['Ana', 'Beto', 'Carla', 'Dina', 'Elmer', 'Gino', 'Hilda', 'Juana']

/** What the table of Imperio is drawn with; the same by day and by night. */
export function ImperioSamples(): ReactNode {
  return (
    <div className={`imperio ${css.press}`} lang="es">
      <Stack gap={4}>
        <Row gap={2}>
          {SEATS.map((seat) => (
            <OwnerGlyph key={seat} seat={seat} size={32} />
          ))}
        </Row>
        <Row gap={2}>
          {Object.keys(PROPERTY_DRAWINGS).map((type) => (
            <PropertyIcon key={type} type={type} size={40} />
          ))}
        </Row>
        <Row gap={2}>
          {DISTRICT_NAMES.map((name) => (
            <DistrictIcon key={name} district={name} size={32} />
          ))}
        </Row>
        <Row gap={2}>
          {TEAMS.map(({ id }) => (
            <Crest key={id} team={id} size={44} />
          ))}
        </Row>
        <Row gap={2}>
          {PERSONAS.map(({ id }) => (
            <PersonaFace key={id} persona={id} mood="loud" size={64} />
          ))}
          {NAMES.map((name) => (
            <Portrait key={name} name={name} />
          ))}
        </Row>
        <Row gap={4}>
          <Stamp text="ADJUDICADO" tone="red" still />
          <Stamp text="OBSERVADO" tone="blue" still />
          <Stamp text="TRAZO" tone="ink" still />
        </Row>
        <Row gap={2}>
          {Object.keys(STICKERS).map((text) => (
            <Sticker key={text} text={text} width={104} />
          ))}
        </Row>
        <Row gap={2}>
          {ACHIEVEMENTS.map(({ id }) => (
            <BadgeIcon key={id} achievement={id} size={48} />
          ))}
        </Row>
      </Stack>
    </div>
  )
}
