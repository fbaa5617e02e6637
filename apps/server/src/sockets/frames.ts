const TEXT_FRAME = '\x81'

let lastText = ''
let lastBytes = ''

/**
 * Text as a string of its UTF-8 bytes, one character each. Such strings are joined without copying and written to a
 * socket as `latin1`, which costs half of what `ws.send` does. Many connections are sent the same text one after the
 * other, so the last one is remembered.
 */
export function bytesOf(text: string): string {
  if (text === lastText) return lastBytes
  lastText = text
  lastBytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')
  return lastBytes
}

/** A whole unmasked text frame (RFC 6455, 5.2) around bytes as `bytesOf` gives them. */
export function textFrame(bytes: string): string {
  return TEXT_FRAME + lengthOf(bytes.length) + bytes
}

function lengthOf(length: number): string {
  if (length < 126) return String.fromCharCode(length)
  if (length < 0x10000) return String.fromCharCode(126, length >> 8, length & 0xff)
  const low = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff)
  return String.fromCharCode(127, 0, 0, 0, 0, ...low)
}
