/** Bits of colour a screen can show. */
export type Depth = 0 | 4 | 8 | 24

/** Puts style on text, or leaves it plain where nobody could see it. Colours are written `#rrggbb`. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  ink(colour: string, text: string): string
  /** Text on a coloured ground, black or white by what reads better. */
  band(colour: string, text: string): string
}

export function painter(depth: Depth): Paint {
  if (depth === 0) {
    return { bold: plain, dim: plain, ink: (_colour, text) => plain(text), band: (_colour, text) => plain(text) }
  }
  return {
    bold: (text) => wrap('1', '22', text),
    dim: (text) => wrap('2', '22', text),
    ink: (colour, text) => wrap(code(depth, '3', colour), '39', text),
    band: (colour, text) => {
      const ink = code(depth, '3', isLight(colour) ? '#000000' : '#ffffff')
      return wrap(`${ink};${code(depth, '4', colour)}`, '39;49', text)
    },
  }
}

const plain = (text: string) => text

function wrap(on: string, off: string, text: string): string {
  return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`
}

function code(depth: Depth, ground: '3' | '4', colour: string): string {
  const [red, green, blue] = channels(colour)
  if (depth === 24) return `${ground}8;2;${red};${green};${blue}`
  if (depth === 8) return `${ground}8;5;${16 + 36 * sixth(red) + 6 * sixth(green) + sixth(blue)}`
  // Eight colours: each channel is on or off, measured against the strongest one so that dark shades keep their hue.
  const half = Math.max(red, green, blue, 96) / 2
  return `${ground}${Number(red > half) + 2 * Number(green > half) + 4 * Number(blue > half)}`
}

function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const sixth = (channel: number) => Math.round((channel * 5) / 255)

function isLight(colour: string): boolean {
  const [red, green, blue] = channels(colour)
  return 3 * red + 6 * green + blue > 1500
}
