import { isMaterial } from '@ludoteca/aufbau'
import { type Json, lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { Glyph } from '../art/glyph.tsx'
import type { GlyphName } from '../art/glyphs.ts'
import { OFFICE_GLYPHS, ORGANIZATION_GLYPHS, SPECIALIST_GLYPHS, TROOP_GLYPHS } from '../art/kinds.ts'
import { MaterialIcon } from '../art/material-icon.tsx'
import { TierPips } from '../art/tier-pips.tsx'
import type { MoveType } from '../ui.ts'

const BY_VALUE: Readonly<Record<string, GlyphName>> = {
  ...ORGANIZATION_GLYPHS,
  ...OFFICE_GLYPHS,
  ...TROOP_GLYPHS,
  gold: 'coin',
  goldFirst: 'coin',
  influence: 'laurel',
  influenceFirst: 'laurel',
  combat: 'sword',
  leased: 'house',
  production: 'anvil',
  produce: 'hammer',
  trade: 'ship',
  domainAdministration: 'field',
  workshopOversight: 'anvil',
}

interface ValueIconProps {
  readonly type: MoveType
  readonly name: string
  readonly value: Json
}

/** What stands for a value of a field, where something does. */
export function ValueIcon({ type, name, value }: ValueIconProps): ReactNode {
  if (typeof value !== 'string') return null
  if ((name === 'tier' || name === 'size') && type !== 'hireSpecialist') return <SizeIcon value={value} />
  if (isMaterial(value)) return <MaterialIcon material={value} size={24} />
  const glyph =
    type === 'hireSpecialist' ? lookUp(SPECIALIST_GLYPHS as typeof BY_VALUE, value) : lookUp(BY_VALUE, value)
  return glyph ? <Glyph name={glyph} size={18} /> : null
}

function SizeIcon({ value }: { readonly value: string }): ReactNode {
  return value === 'small' || value === 'medium' || value === 'large' ? <TierPips tier={value} /> : null
}
