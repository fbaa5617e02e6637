import { choiceOf, type PortraitChoice, portraitOf } from './choice.ts'
import { ACCESSORIES, BACKDROPS, CLOTHES, EYES, FACE, FEATURES, HAIR, NECK, PORTRAIT_INKS, SKIN_INKS } from './parts.ts'

/** What is drawn of somebody in a square of 64, as SVG without a frame. The eyes lie between 23 and 32 from above. */
export interface DrawnPortrait {
  readonly backdrop: string
  readonly bust: string
}

/** Draws what a code says; nothing of a code it does not know. */
type Painter = (code: string) => DrawnPortrait | undefined

/**
 * Every kind of artwork there is. One that is made elsewhere and reviewed comes in here, with codes of its own, and is then
 * wherever portraits are: nobody else reads codes or knows of parts, but the form in which people choose them.
 */
const PAINTERS: readonly Painter[] = [
  (code) => {
    const choice = choiceOf(code)
    return choice && fromParts(choice)
  },
]

/** Somebody's portrait to be put into another picture: the one they chose, or the one that their name always has. */
export function drawnPortrait(code: unknown, name: string): DrawnPortrait {
  for (const paint of typeof code === 'string' ? PAINTERS : []) {
    const drawn = paint(code as string)
    if (drawn !== undefined) return drawn
  }
  return fromParts(portraitOf(name))
}

/** The same as a whole SVG. */
export function portraitFor(code: unknown, name: string): string {
  const { backdrop, bust } = drawnPortrait(code, name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${backdrop}${bust}</svg>`
}

function fromParts({ archetype, skin, hair, accessory, backdrop }: PortraitChoice): DrawnPortrait {
  const tone = SKIN_INKS[skin] as string
  const locks = HAIR[hair]
  const ink = (name: keyof typeof PORTRAIT_INKS) => PORTRAIT_INKS[name]
  const drawn = (parts: (typeof CLOTHES)[number] = []) =>
    parts.map(([fill, d]) => `<path d="${d}" fill="${fill === 'none' ? fill : ink(fill)}"/>`).join('')
  const bust = [
    `<g stroke="${PORTRAIT_INKS.ink}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">`,
    drawn(CLOTHES[archetype]),
    drawn(locks?.back),
    `<path d="${NECK}" fill="${tone}"/><path d="${FACE}" fill="${tone}"/>`,
    drawn(locks?.front),
    `<path d="${FEATURES}" fill="none"/><path d="${EYES}" stroke-width="3.2"/>`,
    drawn(ACCESSORIES[accessory]),
    '</g>',
  ]
  return { backdrop: `<path d="M0 0h64v64H0z" fill="${ink(BACKDROPS[backdrop] ?? 'shade')}"/>`, bust: bust.join('') }
}
