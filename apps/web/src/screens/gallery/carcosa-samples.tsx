import '../../games/carcosa/theme.css'
import { CARD_NAMES, type CardId, FIGURES, ROLE_IDS, SPECIAL_ROOMS_POOL, STATUSES } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { Row, Stack } from '../../components/layout.tsx'
import { CardBack } from '../../games/carcosa/art/card-back.tsx'
import { CardFace } from '../../games/carcosa/art/card-face.tsx'
import { Die } from '../../games/carcosa/art/die.tsx'
import { KingEffectIcon } from '../../games/carcosa/art/king-effect-icon.tsx'
import { KingFigure } from '../../games/carcosa/art/king-figure.tsx'
import { ActionPip, GuardIcon, KeyIcon, ShieldIcon, SlotIcon } from '../../games/carcosa/art/marks.tsx'
import { MonsterFigure } from '../../games/carcosa/art/monster-figure.tsx'
import { RoleIcon } from '../../games/carcosa/art/role-icon.tsx'
import { RolePortrait } from '../../games/carcosa/art/role-portrait.tsx'
import { SpecialTile } from '../../games/carcosa/art/special-tile.tsx'
import { StatusIcon } from '../../games/carcosa/art/status-icon.tsx'
import { Token } from '../../games/carcosa/art/token.tsx'
import css from './gallery.module.css'

const CARDS = Object.keys(CARD_NAMES) as CardId[]
const SIX = [1, 2, 3, 4, 5, 6]

/** What the table of Carcosa is drawn with; it is night by day and by night. */
export function CarcosaSamples(): ReactNode {
  return (
    <div className={`carcosa ${css.night}`} lang="es">
      <Stack gap={4}>
        <Row gap={2}>
          <KingFigure />
          <KingFigure doubled />
          <KingFigure vanished />
          {FIGURES.map(({ id }) => (
            <MonsterFigure key={id} id={id} />
          ))}
        </Row>
        <Row gap={2}>
          {ROLE_IDS.map((role) => (
            <RolePortrait key={role} role={role} />
          ))}
        </Row>
        <Row gap={2}>
          {ROLE_IDS.map((role, i) => (
            <Token key={role} seat={i % 4} role={role} size={36} />
          ))}
          {ROLE_IDS.map((role) => (
            <RoleIcon key={role} role={role} />
          ))}
        </Row>
        <Row gap={2}>
          {STATUSES.map(({ id }) => (
            <StatusIcon key={id} id={id} size={32} />
          ))}
          <ShieldIcon />
          <GuardIcon />
          <ActionPip />
          <ActionPip spent />
          <KeyIcon />
          <KeyIcon empty />
          <SlotIcon />
          <SlotIcon lost />
        </Row>
        <Row gap={2}>
          {SIX.map((n) => (
            <KingEffectIcon key={n} n={n} />
          ))}
          {SIX.map((n) => (
            <Die key={n} sides={6} value={n} />
          ))}
          {SIX.slice(0, 4).map((n) => (
            <Die key={n} sides={4} value={n} />
          ))}
        </Row>
        <Row gap={2}>
          {SPECIAL_ROOMS_POOL.map((kind) => (
            <SpecialTile key={kind} kind={kind} size={56} />
          ))}
          <SpecialTile kind={null} size={56} />
          <SpecialTile kind={null} destroyed size={56} />
          <SpecialTile kind="TABERNA" destroyed size={56} />
        </Row>
        <div className={css.cards}>
          <CardBack />
          <CardBack deck="motemey" />
          {CARDS.map((card) => (
            <CardFace key={card} card={card} size="small" />
          ))}
        </div>
      </Stack>
    </div>
  )
}
