import { lookOf, skeletonOf } from './look.ts'

/** Words of a name that only somebody of the house would have, in the three languages. */
const STAFF =
  'admin, admins, administrador, administradora, administrator, administratorin, administracion, administration, ' +
  'ludoteca, mod, moderador, moderadora, moderacion, moderator, moderatorin, moderation, official, oficial, offiziell, ' +
  'operador, operator, betreiber, soporte, staff, support, sysadmin, system, sistema, webmaster'
/** The same only if it is the whole name: inside others these are harmless. */
const WHOLE =
  'anfitrion, anfitriona, banca, banco, bank, crew, equipo, gastgeber, gastgeberin, host, leitung, null, root, server, ' +
  'servidor, team, undefined'
/** With whatever behind them, these are still what they are. */
const BEGINNINGS = 'admin, ludoteca, moderador, moderator'
/** What the house calls players who are no people. */
const BOTS = 'bot, bots, autopilot, autopiloto, piloto automatico, robot'

const STAFF_LOOKS = looks(STAFF)
const BOT_LOOKS = looks(BOTS)
const WHOLE_LOOKS = looks(WHOLE)
const BEGINNING_LOOKS = [...looks(BEGINNINGS)]

/** Whether a name would pass for the house itself, for one of its bots, or for the bank of a game. */
export function looksLikeHouse(name: string): boolean {
  const words = lookOf(name)
    .split(/[^\p{L}\p{N}|!$@]+/u)
    .map(withoutNumber)
    .filter((word) => word !== '')
  const whole = skeletonOf(withoutNumber(words.join('')))
  return (
    [...words.map(skeletonOf), whole].some((word) => STAFF_LOOKS.has(word) || BOT_LOOKS.has(word)) ||
    WHOLE_LOOKS.has(whole) ||
    BEGINNING_LOOKS.some((beginning) => whole.startsWith(beginning))
  )
}

/** A number at the end says which of several; one inside a word stands for a letter. */
function withoutNumber(word: string): string {
  return word.replace(/^\p{N}+|\p{N}+$/gu, '')
}

function looks(words: string): ReadonlySet<string> {
  return new Set(words.split(', ').map(skeletonOf))
}
