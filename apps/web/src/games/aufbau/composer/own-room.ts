import { KEY_MAX, TIERS } from '@ludoteca/aufbau'

const CATEGORIES = ['general', 'special'] as const
/** What stands before the name in the longest key. */
const PREFIX_MAX = 'special.medium.personal.'.length

/** [5.11] The keys of a private room that somebody has named: general and special, in all sizes. Nothing without a name. */
export function ownRoomKeys(name: string): readonly string[] {
  const slug = slugOf(name)
  if (slug === '') return []
  return CATEGORIES.flatMap((category) => TIERS.map((tier) => `${category}.${tier}.personal.${slug}`))
}

/** Whatever a key cannot hold becomes a hyphen. */
function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^a-zA-Z0-9äöüÄÖÜß]+/g, '-')
    .slice(0, KEY_MAX - PREFIX_MAX)
    .replace(/^-+|-+$/g, '')
}
