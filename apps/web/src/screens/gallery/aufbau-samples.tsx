import '../../games/aufbau/theme.css'
import { MATERIALS, SPECIALIST_KINDS, SPECIALIST_TIERS } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Row, Stack } from '../../components/layout.tsx'
import { Die } from '../../games/aufbau/art/die.tsx'
import { eventGlyph } from '../../games/aufbau/art/event-look.ts'
import { Glyph } from '../../games/aufbau/art/glyph.tsx'
import { GLYPHS, type GlyphName } from '../../games/aufbau/art/glyphs.ts'
import { MaterialIcon } from '../../games/aufbau/art/material-icon.tsx'
import { MosaicBand } from '../../games/aufbau/art/mosaic-band.tsx'
import { Portrait } from '../../games/aufbau/art/portrait.tsx'
import { PHASE_ORDER, RoundWheel } from '../../games/aufbau/art/round-wheel.tsx'
import { Scene } from '../../games/aufbau/art/scene.tsx'
import { SCENES, type SceneName } from '../../games/aufbau/art/scenes.ts'
import { TierPips } from '../../games/aufbau/art/tier-pips.tsx'
import { OddsBar } from '../../games/aufbau/composer/odds-bar.tsx'
import css from './gallery.module.css'

const ROLLS = Array.from({ length: 39 }, (_, i) => i + 2)
const RANKS = [0, 1, 2, 3]
const ODDS = [
  [6, 5, 5, 4, 0],
  [0, 3, 5, 5, 7],
]

/** What the ledger of Aufbau is drawn with; it is papyrus by day and by night. */
export function AufbauSamples(): ReactNode {
  return (
    <div className={`aufbau ${css.papyrus}`} lang="de">
      <Stack gap={4}>
        <MosaicBand />
        <Row gap={2}>
          {PHASE_ORDER.map((phase, i) => (
            <RoundWheel key={phase} phase={phase} round={i + 1} />
          ))}
          <Die value={17} />
          <TierPips tier="starter" />
          <TierPips tier="small" />
          <TierPips tier="medium" />
          <TierPips tier="large" />
        </Row>
        <div className={css.scenes}>
          {(Object.keys(SCENES) as SceneName[]).flatMap((name) =>
            RANKS.map((rank) => <Scene key={`${name} ${rank}`} name={name} rank={rank} />),
          )}
        </div>
        <Row gap={1}>
          {MATERIALS.map(({ id }) => (
            <MaterialIcon key={id} material={id} size={34} />
          ))}
        </Row>
        <Row gap={2}>
          {SPECIALIST_KINDS.map((kind, i) => (
            <Portrait
              key={kind}
              specialist={{ id: `spec-${i + 1}`, kind, tier: SPECIALIST_TIERS[i % 3] ?? 'simple' }}
            />
          ))}
        </Row>
        <Row gap={2}>
          {ROLLS.map((roll) => (
            <Glyph key={roll} name={eventGlyph(roll)} size={28} />
          ))}
        </Row>
        <Row gap={2}>
          {(Object.keys(GLYPHS) as GlyphName[]).map((name) => (
            <Glyph key={name} name={name} size={28} />
          ))}
        </Row>
        {ODDS.map((odds) => (
          <OddsBar key={odds.join()} odds={odds} />
        ))}
      </Stack>
    </div>
  )
}
