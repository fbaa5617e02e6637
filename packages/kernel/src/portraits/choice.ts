/** How many there are of each part of a portrait. */
export const PORTRAIT_PARTS = { archetype: 6, skin: 5, hair: 8, accessory: 6, backdrop: 4 } as const

/** Which of each part somebody has. */
export type PortraitPart = keyof typeof PORTRAIT_PARTS
export type PortraitChoice = { readonly [K in PortraitPart]: number }

export const PART_NAMES = Object.keys(PORTRAIT_PARTS) as readonly PortraitPart[]

/** The parts of somebody's portrait, always the same ones for a name. */
export function portraitOf(name: string): PortraitChoice {
  const pick = (part: PortraitPart) => hash(`${name} PORTRAIT ${part}`) % PORTRAIT_PARTS[part]
  return {
    archetype: pick('archetype'),
    skin: pick('skin'),
    hair: pick('hair'),
    accessory: pick('accessory'),
    backdrop: pick('backdrop'),
  }
}

/** What codes of drawn parts begin with. Another kind of artwork begins with something else and is told apart by it. */
const DRAWN = '1'

/** A choice as a short text, to be kept: the kind of artwork, and a digit for each part. */
export function portraitCode(choice: PortraitChoice): string {
  return DRAWN + PART_NAMES.map((part) => choice[part]).join('')
}

/** The choice that a text keeps; nothing for a text that keeps none, or one of artwork that is not known here. */
export function choiceOf(code: unknown): PortraitChoice | undefined {
  if (typeof code !== 'string' || code.length !== 1 + PART_NAMES.length || !code.startsWith(DRAWN)) return undefined
  const digits = PART_NAMES.map((part, i): [PortraitPart, number] => [
    part,
    '0123456789'.indexOf(code[i + 1] as string),
  ])
  if (digits.some(([part, digit]) => digit < 0 || digit >= PORTRAIT_PARTS[part])) return undefined
  return Object.fromEntries(digits) as unknown as PortraitChoice
}

/** FNV-1a with a last stir, since the lowest bits of it alone repeat too soon. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 13)) >>> 0
}
