/** [13.9] How many there are of each part of a portrait. */
export const PORTRAIT_PARTS = { archetype: 6, skin: 5, hair: 8, accessory: 6, backdrop: 4 } as const

/** Which of each part somebody has. */
export type PortraitChoice = { readonly [K in keyof typeof PORTRAIT_PARTS]: number }

/** The parts of somebody's portrait, always the same ones for a name. */
export function portraitOf(name: string): PortraitChoice {
  const pick = (part: keyof typeof PORTRAIT_PARTS) => hash(`${name} PORTRAIT ${part}`) % PORTRAIT_PARTS[part]
  return {
    archetype: pick('archetype'),
    skin: pick('skin'),
    hair: pick('hair'),
    accessory: pick('accessory'),
    backdrop: pick('backdrop'),
  }
}

/** FNV-1a with a last stir, since the lowest bits of it alone repeat too soon. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 13)) >>> 0
}
