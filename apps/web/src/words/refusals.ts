import type { Locale } from '@ludoteca/kernel'
import { errorInWords, PROTOCOL_CODES, type ProtocolCode } from '@ludoteca/protocol'
import { OFFLINE, type RequestRefusal } from '../stores/requests.ts'
import type { InLocales } from './in-locales.ts'

type OtherCode =
  | typeof OFFLINE
  | 'NO_SESSION'
  | 'BAD_ORIGIN'
  | 'BAD_LOGIN'
  | 'BAD_HANDLE'
  | 'BAD_PASSWORD'
  | 'EASY_PASSWORD'
  | 'OWN_PASSWORD'
  | 'WRONG_PASSWORD'
  | 'HANDLE_TAKEN'
  | 'CLAIMED'
  | 'NOT_CLAIMED'
  | 'NO_SUCH_SESSION'
  | 'BAD_NAME'
  | 'SECOND_FACTOR'
  | 'BAD_CODE'
  | 'LADDER_OFF'
  | 'ADMIN_ACCOUNT'

/** What the server may say over HTTP, and what it cannot say because it was not reached. */
const others: InLocales<Readonly<Record<OtherCode, string>>> = {
  en: {
    [OFFLINE]: 'The server cannot be reached right now. Games on this device work all the same.',
    NO_SESSION: 'Your session has ended. Come in again.',
    BAD_ORIGIN: 'This page is not one of this server, so it may not do that.',
    BAD_LOGIN: 'Handle and password do not go together.',
    BAD_HANDLE: 'A handle has 3 to 16 letters from a to z, digits or underscores.',
    BAD_PASSWORD: 'A password has 8 to 128 characters, and not only blanks.',
    EASY_PASSWORD: 'That password is one of the first that others would try. Pick one that is harder to guess.',
    OWN_PASSWORD: 'Your handle, your name or ours is the first thing others would try. Pick something else.',
    WRONG_PASSWORD: 'That is not your password.',
    HANDLE_TAKEN: 'Somebody else has that handle. Pick another one.',
    CLAIMED: 'You already have a handle and a password.',
    NOT_CLAIMED: 'You have no password yet. Choose a handle and a password first.',
    NO_SUCH_SESSION: 'That session is over already.',
    BAD_NAME: 'That name will not do. It must be easy to read, offend nobody, and not look like a bot’s or ours.',
    SECOND_FACTOR: 'Show your second factor first.',
    BAD_CODE: 'That code is not right, or was used already.',
    LADDER_OFF: 'The ladder is closed for now. Matches that end meanwhile count all the same.',
    ADMIN_ACCOUNT: 'This account looks after the server: take its rights away on the command line first.',
  },
  es: {
    [OFFLINE]: 'Ahora mismo no llegamos al servidor. En este dispositivo puedes jugar igual.',
    NO_SESSION: 'Tu sesión ha terminado. Entra de nuevo.',
    BAD_ORIGIN: 'Esta página no es de este servidor, así que no puede hacer eso.',
    BAD_LOGIN: 'El usuario y la contraseña no coinciden.',
    BAD_HANDLE: 'Un usuario tiene de 3 a 16 letras de la a a la z, cifras o guiones bajos.',
    BAD_PASSWORD: 'Una contraseña tiene de 8 a 128 caracteres, y no solo espacios.',
    EASY_PASSWORD: 'Esa contraseña es de las primeras que otros probarían. Elige una más difícil de adivinar.',
    OWN_PASSWORD: 'Tu usuario, tu nombre o el nuestro es lo primero que otros probarían. Elige otra cosa.',
    WRONG_PASSWORD: 'Esa no es tu contraseña.',
    HANDLE_TAKEN: 'Otra persona tiene ese usuario. Elige otro.',
    CLAIMED: 'Ya tienes usuario y contraseña.',
    NOT_CLAIMED: 'Aún no tienes contraseña. Elige primero usuario y contraseña.',
    NO_SUCH_SESSION: 'Esa sesión ya ha terminado.',
    BAD_NAME: 'Ese nombre no sirve. Debe leerse bien, no ofender a nadie y no parecer el de un bot ni el nuestro.',
    SECOND_FACTOR: 'Primero muestra tu segundo factor.',
    BAD_CODE: 'Ese código no es correcto, o ya se usó.',
    LADDER_OFF: 'La clasificación está cerrada por ahora. Las partidas que terminen mientras tanto cuentan igual.',
    ADMIN_ACCOUNT: 'Esta cuenta cuida el servidor: primero quítale sus derechos en la línea de comandos.',
  },
  de: {
    [OFFLINE]: 'Der Server ist gerade nicht zu erreichen. Auf diesem Gerät kannst du trotzdem spielen.',
    NO_SESSION: 'Deine Sitzung ist zu Ende. Komm noch einmal herein.',
    BAD_ORIGIN: 'Diese Seite gehört nicht zu diesem Server und darf das darum nicht.',
    BAD_LOGIN: 'Benutzername und Passwort passen nicht zusammen.',
    BAD_HANDLE: 'Ein Benutzername hat 3 bis 16 Buchstaben von a bis z, Ziffern oder Unterstriche.',
    BAD_PASSWORD: 'Ein Passwort hat 8 bis 128 Zeichen, und nicht nur Leerzeichen.',
    EASY_PASSWORD:
      'Dieses Passwort gehört zu den ersten, die andere versuchen würden. Nimm eines, das schwerer zu raten ist.',
    OWN_PASSWORD:
      'Dein Benutzername, dein Name oder unserer ist das Erste, was andere versuchen würden. Nimm etwas anderes.',
    WRONG_PASSWORD: 'Das ist nicht dein Passwort.',
    HANDLE_TAKEN: 'Diesen Benutzernamen hat schon jemand. Nimm einen anderen.',
    CLAIMED: 'Du hast schon Benutzernamen und Passwort.',
    NOT_CLAIMED: 'Du hast noch kein Passwort. Wähle erst Benutzernamen und Passwort.',
    NO_SUCH_SESSION: 'Diese Sitzung ist schon zu Ende.',
    BAD_NAME:
      'Dieser Name geht nicht. Er muss gut zu lesen sein, darf niemanden kränken und nicht wie der eines Bots oder unserer aussehen.',
    SECOND_FACTOR: 'Zeige erst deinen zweiten Faktor.',
    BAD_CODE: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
    LADDER_OFF: 'Die Rangliste ist zurzeit geschlossen. Partien, die inzwischen enden, zählen trotzdem.',
    ADMIN_ACCOUNT: 'Dieses Konto kümmert sich um den Server: Nimm ihm erst auf der Kommandozeile seine Rechte.',
  },
}

/** Why something was not done, in the language of the shell. What only a game can say keeps the game's words. */
export function requestRefusalInWords({ code, params, message }: RequestRefusal, locale: Locale): string {
  if (code === 'SUSPENDED') return suspensionInWords(params, locale)
  if (isOtherCode(code)) return others[locale][code]
  return isProtocolCode(code) ? errorInWords(code, locale) : message
}

const suspensions: InLocales<{ until(when: string): string; forGood: string; because(reason: string): string }> = {
  en: {
    until: (when) => `This account is suspended until ${when}.`,
    forGood: 'This account is closed for good.',
    because: (reason) => `Reason: ${reason}`,
  },
  es: {
    until: (when) => `Esta cuenta está suspendida hasta el ${when}.`,
    forGood: 'Esta cuenta está cerrada para siempre.',
    because: (reason) => `Motivo: ${reason}`,
  },
  de: {
    until: (when) => `Dieses Konto ist gesperrt bis ${when}.`,
    forGood: 'Dieses Konto ist für immer geschlossen.',
    because: (reason) => `Grund: ${reason}`,
  },
}

/** Until when an account may not be used, and why, as far as it was said. */
function suspensionInWords({ until, reason }: RequestRefusal['params'], locale: Locale): string {
  if (until === undefined) return errorInWords('SUSPENDED', locale)
  const words = suspensions[locale]
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const bar = typeof until === 'number' ? words.until(dates.format(until)) : words.forGood
  return typeof reason === 'string' && reason !== '' ? `${bar} ${words.because(reason)}` : bar
}

function isProtocolCode(code: string): code is ProtocolCode {
  return (PROTOCOL_CODES as readonly string[]).includes(code)
}

function isOtherCode(code: string): code is OtherCode {
  return Object.hasOwn(others.en, code)
}
