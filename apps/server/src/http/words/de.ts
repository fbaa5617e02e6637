import type { HttpWords } from './http-words.ts'

/** German. */
export const de: HttpWords = {
  BAD_REQUEST: 'An dieser Anfrage stimmt etwas nicht.',
  BAD_ORIGIN: 'Das kam von einer fremden Seite, darum haben wir es gelassen.',
  BAD_TYPE: 'Hier lesen wir nur JSON.',
  BAD_METHOD: 'Das geht unter dieser Adresse nicht.',
  NOT_FOUND: 'Wir haben überall gesucht, aber es ist nicht da.',
  NOT_READY: 'Wir sind noch nicht so weit. Einen Augenblick.',
  NO_SESSION: 'Komm erst herein: Wir wissen noch nicht, wer du bist.',
  BAD_LOGIN: 'Name und Passwort passen nicht zusammen.',
  BAD_HANDLE: 'Ein Kontoname hat 3 bis 16 Buchstaben von a bis z, Ziffern oder Unterstriche.',
  BAD_PASSWORD: 'Ein Passwort hat 8 bis 128 Zeichen, und nicht nur Leerzeichen.',
  EASY_PASSWORD:
    'Dieses Passwort gehört zu den ersten, die andere versuchen würden. Nimm eines, das schwerer zu raten ist.',
  OWN_PASSWORD:
    'Dein Kontoname, dein Name oder unserer ist das Erste, was andere versuchen würden. Nimm etwas anderes.',
  WRONG_PASSWORD: 'Das ist nicht dein Passwort.',
  HANDLE_TAKEN: 'Diesen Kontonamen hat schon jemand. Nimm einen anderen.',
  CLAIMED: 'Du hast schon Kontoname und Passwort.',
  NOT_CLAIMED: 'Du hast noch kein Passwort. Wähle erst Kontoname und Passwort.',
  NO_SUCH_SESSION: 'Diese Sitzung ist schon zu Ende.',
  BAD_PROOF: 'Mit diesen Zügen ist die Anleitung nicht zu Ende gespielt.',
  SECOND_FACTOR: 'Zeige erst deinen zweiten Faktor.',
  BAD_CODE: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
  LADDER_OFF: 'Die Rangliste ist zurzeit geschlossen. Partien, die inzwischen enden, zählen trotzdem.',
  ADMIN_ACCOUNT: 'Dieses Konto kümmert sich um den Server: Nimm ihm erst auf der Kommandozeile seine Rechte.',
}
