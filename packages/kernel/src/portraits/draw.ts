import { choiceOf, type PortraitChoice, portraitOf } from './choice.ts'
import { ACCESSORIES, BACKDROPS, CLOTHES, EYES, FACE, FEATURES, HAIR, NECK, PORTRAIT_INKS, SKIN_INKS } from './parts.ts'

/** Makes a whole SVG of a code; nothing of a code it does not know. */
type Painter = (code: string) => string | undefined

/** Every kind of artwork there is. One that is made elsewhere and reviewed comes in here, with codes of its own. */
const PAINTERS: readonly Painter[] = [
  (code) => {
    const choice = choiceOf(code)
    return choice && portraitSvg(choice)
  },
]

/** Somebody's portrait: the one they chose, or the one that their name always has. */
export function portraitFor(code: unknown, name: string): string {
  for (const paint of typeof code === 'string' ? PAINTERS : []) {
    const picture = paint(code as string)
    if (picture !== undefined) return picture
  }
  return portraitSvg(portraitOf(name))
}

/** Drawn parts put together, in a square of 64: the same for the same choice. */
export function portraitSvg({ archetype, skin, hair, accessory, backdrop }: PortraitChoice): string {
  const tone = SKIN_INKS[skin] as string
  const locks = HAIR[hair]
  const ink = (name: keyof typeof PORTRAIT_INKS) => PORTRAIT_INKS[name]
  const drawn = (parts: (typeof CLOTHES)[number] = []) =>
    parts.map(([fill, d]) => `<path d="${d}" fill="${fill === 'none' ? fill : ink(fill)}"/>`).join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path d="M0 0h64v64H0z" fill="${ink(BACKDROPS[backdrop] ?? 'shade')}"/>`,
    `<g stroke="${PORTRAIT_INKS.ink}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">`,
    drawn(CLOTHES[archetype]),
    drawn(locks?.back),
    `<path d="${NECK}" fill="${tone}"/><path d="${FACE}" fill="${tone}"/>`,
    drawn(locks?.front),
    `<path d="${FEATURES}" fill="none"/><path d="${EYES}" stroke-width="3.2"/>`,
    drawn(ACCESSORIES[accessory]),
    '</g></svg>',
  ].join('')
}
