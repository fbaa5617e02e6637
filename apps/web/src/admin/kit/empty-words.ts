import type { InLocales } from '../../words/in-locales.ts'

/** What a table says that has no lines at all: what is missing, and what would bring it. */
export interface EmptyWords {
  readonly nothing: string
  readonly rooms: string
  readonly matches: string
  readonly accounts: string
  readonly barred: string
  readonly reports: string
  readonly settled: string
  readonly terms: string
  readonly acceptances: string
  readonly peopleHere: string
  readonly teams: string
  readonly ranked: string
  readonly seasonMatches: string
  readonly excluded: string
  readonly audit: string
  readonly pictures: string
  readonly withdrawn: string
  readonly begun: string
  readonly lengths: string
  readonly figures: string
  readonly packTurns: string
  readonly sanctions: string
  readonly sessions: string
  readonly theirRooms: string
}

export const emptyWords: InLocales<EmptyWords> = {
  en: {
    nothing: 'Nothing here yet.',
    rooms: 'No room is open. One stands here as soon as somebody opens it.',
    matches: 'No match was played yet. One stands here from its first move on.',
    accounts: 'Nobody has been here yet.',
    barred: 'Nobody is suspended or banned. That is done on the page of an account.',
    reports: 'No name is reported. What players report in their rooms stands here until you settle it.',
    settled: 'No report was settled yet. Open ones wait under “Open”.',
    terms: 'Nothing was added or allowed. The list that comes with the server holds as it is; add a term above.',
    acceptances: 'Nobody has accepted anything yet. It is noted when a host opens a room that asks for it.',
    peopleHere: 'Nobody is in this room.',
    teams: 'No team has points. They come with the first match that counts.',
    ranked: 'Nobody has points. They come with the first match that counts.',
    seasonMatches: 'No match of this season was read yet. One stands here some seconds after its end.',
    excluded: 'No match was taken out. Take one out with the button of its line, or by its id.',
    audit: 'Nothing was done yet. Every action in here leaves a line.',
    pictures: 'No picture can be found. They are offered at the end of matches, and when somebody opens a profile.',
    withdrawn: 'No picture was withdrawn. That is done with the button of its line.',
    begun: 'No match was begun in these days.',
    lengths: 'No match was played to its end in these days.',
    figures: 'No match has said anything about this yet.',
    packTurns:
      'Nothing was decided yet: new matches are played with what the game brings along. Upload a pack to change that.',
    sanctions: 'Nothing was done about this account.',
    sessions: 'Logged in nowhere.',
    theirRooms: 'In no room just now.',
  },
  es: {
    nothing: 'Aún no hay nada aquí.',
    rooms: 'No hay salas abiertas. Cada una aparece en cuanto alguien la abre.',
    matches: 'Aún no se ha jugado ninguna partida. Cada una aparece desde su primera jugada.',
    accounts: 'Aún no ha venido nadie.',
    barred: 'Nadie está suspendido ni vetado. Eso se hace en la página de una cuenta.',
    reports:
      'No hay nombres denunciados. Lo que los jugadores denuncian en sus salas queda aquí hasta que lo resuelvas.',
    settled: 'Aún no se ha resuelto ninguna denuncia. Las pendientes están en «Abiertas».',
    terms: 'No se ha añadido ni permitido nada. Vale la lista que trae el servidor; añade un término arriba.',
    acceptances: 'Nadie ha aceptado nada todavía. Se anota cuando un anfitrión abre una sala que lo pide.',
    peopleHere: 'No hay nadie en esta sala.',
    teams: 'Ningún equipo tiene puntos. Llegan con la primera partida que cuente.',
    ranked: 'Nadie tiene puntos. Llegan con la primera partida que cuente.',
    seasonMatches: 'Aún no se ha leído ninguna partida de esta temporada. Aparecen segundos después de terminar.',
    excluded: 'No se ha excluido ninguna partida. Exclúyela con el botón de su línea, o por su identificador.',
    audit: 'Aún no se ha hecho nada. Cada acción de aquí deja una línea.',
    pictures: 'No se puede encontrar ninguna imagen. Se ofrecen al terminar las partidas y al abrir un perfil.',
    withdrawn: 'No se ha retirado ninguna imagen. Eso se hace con el botón de su línea.',
    begun: 'En estos días no empezó ninguna partida.',
    lengths: 'En estos días no se jugó ninguna partida hasta el final.',
    figures: 'Ninguna partida ha dicho nada de esto todavía.',
    packTurns:
      'Aún no se ha decidido nada: las partidas nuevas usan lo que trae el juego. Sube un paquete para cambiarlo.',
    sanctions: 'No se ha hecho nada con esta cuenta.',
    sessions: 'Sin sesiones abiertas.',
    theirRooms: 'Ahora no está en ninguna sala.',
  },
  de: {
    nothing: 'Hier ist noch nichts.',
    rooms: 'Kein Raum ist offen. Einer steht hier, sobald ihn jemand öffnet.',
    matches: 'Noch wurde keine Partie gespielt. Eine steht hier ab ihrem ersten Zug.',
    accounts: 'Noch war niemand hier.',
    barred: 'Niemand ist gesperrt. Das geschieht auf der Seite eines Kontos.',
    reports: 'Kein Name ist gemeldet. Was Spieler in ihren Räumen melden, steht hier, bis du es erledigst.',
    settled: 'Noch ist keine Meldung erledigt. Was offen ist, steht unter „Offene“.',
    terms:
      'Nichts wurde ergänzt oder erlaubt. Es gilt die Liste, die der Server mitbringt; ergänze oben einen Begriff.',
    acceptances:
      'Noch hat niemand etwas bestätigt. Vermerkt wird es, wenn ein Gastgeber einen Raum öffnet, der es verlangt.',
    peopleHere: 'In diesem Raum ist niemand.',
    teams: 'Keine Gruppe hat Punkte. Sie kommen mit der ersten Partie, die zählt.',
    ranked: 'Niemand hat Punkte. Sie kommen mit der ersten Partie, die zählt.',
    seasonMatches: 'Noch ist keine Partie dieser Saison gelesen. Eine steht hier Sekunden nach ihrem Ende.',
    excluded: 'Keine Partie ist herausgenommen. Nimm eine mit dem Knopf in ihrer Zeile heraus, oder mit ihrer Kennung.',
    audit: 'Noch wurde nichts getan. Jede Handlung hier hinterlässt eine Zeile.',
    pictures: 'Kein Bild ist zu finden. Sie werden am Ende von Partien angeboten, und wenn jemand ein Profil öffnet.',
    withdrawn: 'Kein Bild ist zurückgezogen. Das geschieht mit dem Knopf in seiner Zeile.',
    begun: 'In diesen Tagen begann keine Partie.',
    lengths: 'In diesen Tagen wurde keine Partie zu Ende gespielt.',
    figures: 'Dazu hat noch keine Partie etwas gesagt.',
    packTurns:
      'Noch ist nichts entschieden: Neue Partien haben, was das Spiel mitbringt. Lade ein Paket hoch, um das zu ändern.',
    sanctions: 'Mit diesem Konto wurde nichts getan.',
    sessions: 'Nirgends angemeldet.',
    theirRooms: 'Gerade in keinem Raum.',
  },
}
