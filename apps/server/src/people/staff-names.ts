import { lookOf, skeletonOf } from './look.ts'

/** Words that only staff would have in a name, in the three languages. */
const STAFF =
  'admin, admins, administrador, administradora, administrator, administratorin, administracion, administration, ' +
  'ludoteca, mod, moderador, moderadora, moderacion, moderator, moderatorin, moderation, official, oficial, offiziell, ' +
  'operador, operator, betreiber, soporte, staff, support, sysadmin, system, sistema, webmaster'
/** Blocked only as the whole name: inside others these are harmless. */
const WHOLE =
  'anfitrion, anfitriona, banca, banco, bank, crew, equipo, gastgeber, gastgeberin, host, leitung, null, root, server, ' +
  'servidor, team, undefined'
/** Blocked with anything before or behind them. */
const ANYHOW = 'admin, ludoteca, moderador, moderator'
/** Names of players that are not people. */
const BOTS = 'bot, bots, autopilot, autopiloto, piloto automatico, robot'

const STAFF_LOOKS = looks(STAFF)
const BOT_LOOKS = looks(BOTS)
const WHOLE_LOOKS = looks(WHOLE)
const ANYHOW_LOOKS = [...looks(ANYHOW)]

/** Where a word begins without a space, as in `AlbaBot`. */
const NEXT_WORD = /(?<=\p{Ll})(?=\p{Lu})/gu

/** Whether a name could be taken for staff, for a bot, or for the bank of a game. */
export function looksLikeStaff(name: string): boolean {
  const words = [name, name.replace(NEXT_WORD, ' ')].flatMap(wordsOf)
  const whole = skeletonOf(wordsOf(name).map(withoutNumber).join(''))
  return (
    [...words.flatMap(readingsOf), whole].some((word) => STAFF_LOOKS.has(word) || BOT_LOOKS.has(word)) ||
    WHOLE_LOOKS.has(whole) ||
    ANYHOW_LOOKS.some((look) => whole.startsWith(look) || whole.endsWith(look))
  )
}

function wordsOf(name: string): readonly string[] {
  return lookOf(name).match(/[\p{L}\p{N}|!$@]+/gu) ?? []
}

/** A digit may be a number or stand for a letter; where there is no letter, it is a number. */
function readingsOf(word: string): readonly string[] {
  return /\p{L}/u.test(word) ? [skeletonOf(withoutNumber(word)), skeletonOf(word)] : []
}

/** A number at the end says which of several, and a sign nothing; inside a word they stand for a letter. */
function withoutNumber(word: string): string {
  return word.replace(/^[\p{N}|!$@]+|[\p{N}|!$@]+$/gu, '')
}

function looks(words: string): ReadonlySet<string> {
  return new Set(words.split(', ').map(skeletonOf))
}
