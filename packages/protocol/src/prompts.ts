/** The keys of the table's own questions, on the host's sheet, begin like this. */
export const TABLE_PREFIX = 'table:'

/** What a sheet calls a question: the same prompt asked twice at once is told apart by a number. */
export function promptKey(prompt: string, ofTable: boolean, nth = 1): string {
  return `${ofTable ? TABLE_PREFIX : ''}${prompt}${nth > 1 ? `#${nth}` : ''}`
}

/** The game's own name of a question, and whether it is the table's. */
export function promptOfKey(key: string): { readonly prompt: string; readonly ofTable: boolean } {
  const ofTable = key.startsWith(TABLE_PREFIX)
  return { prompt: (ofTable ? key.slice(TABLE_PREFIX.length) : key).replace(/#\d+$/, ''), ofTable }
}
