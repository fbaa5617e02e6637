/** The prefix of the keys of the table's decisions, which the host is sent, too. */
export const TABLE_PREFIX = 'table:'

/** The key of a decision. Decisions with one prompt that stand at the same time are numbered. */
export function decisionKey(prompt: string, ofTable: boolean, nth = 1): string {
  return `${ofTable ? TABLE_PREFIX : ''}${prompt}${nth > 1 ? `#${nth}` : ''}`
}

/** The prompt of the decision with that key, and whether it is the table's. */
export function decisionOfKey(key: string): { readonly prompt: string; readonly ofTable: boolean } {
  const ofTable = key.startsWith(TABLE_PREFIX)
  return { prompt: (ofTable ? key.slice(TABLE_PREFIX.length) : key).replace(/#\d+$/, ''), ofTable }
}
