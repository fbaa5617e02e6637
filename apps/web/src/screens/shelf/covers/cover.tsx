import './sides.css'
import { lookUp } from '@ludoteca/kernel'
import type { ComponentType, ReactNode } from 'react'
import { AufbauCover } from './aufbau.tsx'
import { BancaCover } from './banca.tsx'
import { CarcosaCover } from './carcosa.tsx'
import { ImperioCover } from './imperio.tsx'
import { LudomercatusCover } from './ludomercatus.tsx'
import { PearlsCover } from './pearls.tsx'
import { PlainCover } from './plain.tsx'

/** Games with art of their own. */
const COVERS: Readonly<Record<string, ComponentType>> = {
  aufbau: AufbauCover,
  banca: BancaCover,
  carcosa: CarcosaCover,
  imperio: ImperioCover,
  ludomercatus: LudomercatusCover,
  pearls: PearlsCover,
}

/** The front of a game's box, three wide and four high. */
export function Cover({ game, title }: { readonly game: string; readonly title: string }): ReactNode {
  const Art = lookUp(COVERS, game)
  return Art ? <Art /> : <PlainCover title={title} />
}
