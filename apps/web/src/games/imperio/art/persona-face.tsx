import { type PersonaId, voiceOf } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import css from './art.module.css'
import { Drawn, inkOf } from './drawing.tsx'
import { PERSONA_FACES } from './persona-faces.ts'

/** How excited the press is. */
type PersonaMood = 'calm' | 'loud'

interface PersonaFaceProps {
  readonly persona: PersonaId
  readonly mood?: PersonaMood
  readonly size?: number
}

/** Who writes the headlines: nobody real, in two moods. */
export function PersonaFace({ persona, mood = 'calm', size = 44 }: PersonaFaceProps): ReactNode {
  const { backdrop, skin, body, hair, extras, loud } = PERSONA_FACES[voiceOf(persona)]
  return (
    <svg className={css.face} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill={inkOf(backdrop)} />
      <path d="M32 32L20-2h24zM32 32L66 20v24zM32 32l12 34H20zM32 32L-2 44V20z" fill="rgb(255 255 255 / 0.22)" />
      <g stroke="var(--imp-ink)" strokeWidth="2.200" strokeLinejoin="round" strokeLinecap="round">
        <Drawn parts={body} />
        <Drawn parts={hair.back} />
        <path d="M21 27c0-9 5-14 11-14s11 5 11 14-4 17-11 17-11-8-11-17z" fill={skin} />
        <Drawn parts={hair.front} />
        {mood === 'calm' ? <Calm /> : <Loud />}
        <Drawn parts={extras} />
        {mood === 'loud' && <Drawn parts={loud} />}
      </g>
      <circle cx="32" cy="32" r="30.800" fill="none" stroke="var(--imp-ink)" strokeWidth="2.400" />
    </svg>
  )
}

function Calm(): ReactNode {
  return (
    <g fill="none">
      <path d="M24.500 24.500q2.500-1.600 5 0M34.500 24.500q2.500-1.600 5 0M28 37q4 3 8 0M32 29v4" />
      <path d="M27 28v.6M37 28v.6" strokeWidth="3.200" />
    </g>
  )
}

function Loud(): ReactNode {
  return (
    <g fill="none">
      <path d="M24 22.500q3-3 6-.5M34 22q3-2.500 6 .5M32 29v3" />
      <path d="M27 27.500v1.200M37 27.500v1.200" strokeWidth="3.800" />
      <path d="M26.500 34.500h11c0 5-2.500 7-5.500 7s-5.500-2-5.500-7z" fill="var(--imp-red)" />
      <path d="M28 35.200h8v1.400h-8z" fill="var(--imp-white)" stroke="none" />
    </g>
  )
}
