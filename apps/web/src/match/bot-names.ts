const BOT_NAMES: readonly string[] = [
  'Ada',
  'Bruno',
  'Clara',
  'Dario',
  'Elsa',
  'Fabio',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
]

/** The bot's name at that place of those that nobody else has: of the game's own, or else of any. */
export function botName(taken: readonly string[], place: number, names = BOT_NAMES): string {
  const others = taken.map((name) => name.trim().toLowerCase())
  return names.filter((name) => !others.includes(name.toLowerCase()))[place] ?? `Bot ${place + 1}`
}
