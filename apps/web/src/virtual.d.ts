/// <reference types="vite-plugin-pwa/vanillajs" />

/** What is on the shelf, worked out when the client is built. */
declare module 'virtual:shelf' {
  import type { Achievement, Counter, Locale } from '@ludoteca/kernel'

  /** A game as it stands on the shelf. */
  export interface ShelfBox {
    readonly id: string
    readonly example: boolean
    readonly locale: Locale
    /** Whoever is in a room of it or at its table reads its language alone, the shell around it too. */
    readonly demandsLocale?: boolean
    readonly title: string
    readonly tagline: string
    readonly seatsMin: number
    readonly seatsMax: number
    /** All play together: one person may have several seats. */
    readonly cooperative: boolean
    /** Its players may bring something along. */
    readonly brings: boolean
    /** What everybody must be told who sees its names. */
    readonly disclaimer?: string
    /** Its guided first match, if it brings one. */
    readonly tutorial?: ShelfTutorial
    /** What its seasons are called, if it has any. */
    readonly seasons?: string
  }
  /** What can be earned in a game, with badges as SVG. */
  export interface ShelfCareer {
    readonly achievements: readonly (Achievement & { readonly badge: string })[]
    readonly counters: readonly Counter[]
  }
  export interface ShelfTutorial {
    /** How many lessons it has for somebody who follows every hint. */
    readonly lessons: number
    readonly isMandatory: boolean
    /** What the game itself calls it, first and once it was finished. */
    readonly invites?: { readonly first: string; readonly again: string }
  }
  export const boxes: readonly ShelfBox[]
  export const careers: Readonly<Record<string, () => Promise<{ readonly career: ShelfCareer }>>>
  /** The rules of each game as HTML. */
  export const rules: Readonly<Record<string, () => Promise<{ readonly html: string }>>>
}
