const LETTERS = 5
const LINK = /\/(?:j|r)\/([^/?#]+)/

/** The letters of a room's code in what somebody typed or pasted: a code, spaced or not, or a whole link. */
export function lettersIn(text: string): string {
  const code = LINK.exec(text)?.[1] ?? text
  const plain = code.normalize('NFD').toUpperCase()
  return plain.replace(/[^A-Z]/g, '').slice(0, LETTERS)
}

/** Whether these letters can be a room's code. */
export function isCode(letters: string): boolean {
  return letters.length === LETTERS
}
