import type { InLocales } from '../../words/in-locales.ts'

interface LadderWords {
  readonly lead: (clock: string) => string
  readonly rules: (personsMin: number, awayPctMax: number, bestMatches: number, bestPlayers: number) => string
  readonly season: string
  readonly running: (week: string) => string
  readonly week: (year: string, week: string) => string
  readonly from: (first: string, last: string, clock: string) => string
  readonly honours: string
  readonly yours: string
  readonly place: (rank: number) => string
  readonly points: (score: number) => string
  readonly noPoints: string
  readonly noPointsThen: string
  readonly unlisted: string
  readonly guest: string
  readonly profile: string
  readonly people: string
  readonly hidden: string
  readonly you: string
  readonly matches: (count: number) => string
  readonly wins: (count: number) => string
  readonly players: (count: number) => string
  readonly more: (count: number) => string
  readonly nobody: string
  readonly nobodyHelp: string
  readonly offline: string
  readonly again: string
  readonly gone: string
  readonly closed: string
  readonly closedHelp: string
  readonly home: string
  readonly rank: string
  readonly score: string
}

export const ladderWords: InLocales<LadderWords> = {
  en: {
    lead: (clock) => `A new season every Monday, ${clock}.`,
    rules: (personsMin, awayPctMax, bestMatches, bestPlayers) =>
      `Matches with at least ${personsMin} people count, for everybody who was on autopilot in no more than ${awayPctMax} % of the rounds. Your best ${bestMatches} matches are added up, and of a team its best ${bestPlayers} people.`,
    season: 'Season',
    running: (week) => `${week} (now)`,
    week: (year, week) => `Week ${week} of ${year}`,
    from: (first, last, clock) => `${first} to ${last}, ${clock}`,
    honours: 'Titles of this week',
    yours: 'Your place',
    place: (rank) => `Place ${rank}`,
    points: (score) => `${score} points`,
    noPoints: 'You have no points yet this week.',
    noPointsThen: 'You had no points that week.',
    unlisted: 'Others see your points without your name. Make your page public to stand here with it.',
    guest:
      'Others see your points without your name. Keep your account and make your page public to stand here with it.',
    profile: 'To the profile',
    people: 'People',
    hidden: 'Somebody who prefers not to be listed',
    you: 'You',
    matches: (count) => (count === 1 ? '1 match' : `${count} matches`),
    wins: (count) => (count === 1 ? '1 victory' : `${count} victories`),
    players: (count) => (count === 1 ? '1 person' : `${count} people`),
    more: (count) => `and ${count} more`,
    nobody: 'Nobody has any points yet.',
    nobodyHelp: 'The first match with enough people opens the table.',
    offline: 'The tables live on the server, which cannot be reached right now.',
    again: 'Try again',
    gone: 'There is no such season',
    closed: 'The ladder is closed for now',
    closedHelp: 'Matches that end meanwhile count all the same.',
    home: 'To the game',
    rank: 'Place',
    score: 'Points',
  },
  es: {
    lead: (clock) => `Temporada nueva cada lunes, ${clock}.`,
    rules: (personsMin, awayPctMax, bestMatches, bestPlayers) =>
      `Cuentan las partidas con al menos ${personsMin} personas, para quien no estuvo en autopiloto más del ${awayPctMax} % de las rondas. Se suman tus ${bestMatches} mejores partidas y, en cada dinastía, sus ${bestPlayers} mejores jugadores.`,
    season: 'Temporada',
    running: (week) => `${week} (en juego)`,
    week: (year, week) => `Semana ${week} de ${year}`,
    from: (first, last, clock) => `Del ${first} al ${last}, ${clock}`,
    honours: 'Títulos de esta semana',
    yours: 'Tu puesto',
    place: (rank) => `Puesto ${rank}`,
    points: (score) => (score === 1 ? '1 punto' : `${score} puntos`),
    noPoints: 'Todavía no tienes puntos esta semana.',
    noPointsThen: 'No tuviste puntos esa semana.',
    unlisted: 'Los demás ven tus puntos sin tu nombre. Haz pública tu página y saldrás aquí con él.',
    guest: 'Los demás ven tus puntos sin tu nombre. Conserva tu cuenta, haz pública tu página y saldrás aquí con él.',
    profile: 'Ir al perfil',
    people: 'Jugadores',
    hidden: 'Alguien que prefiere no figurar',
    you: 'Tú',
    matches: (count) => (count === 1 ? '1 partida' : `${count} partidas`),
    wins: (count) => (count === 1 ? '1 victoria' : `${count} victorias`),
    players: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
    more: (count) => `y ${count} más`,
    nobody: 'Todavía nadie tiene puntos.',
    nobodyHelp: 'La primera partida con gente suficiente abre la tabla.',
    offline: 'Las tablas viven en el servidor, y ahora no llegamos a él.',
    again: 'Intentar de nuevo',
    gone: 'No hay tal temporada',
    closed: 'La clasificación está cerrada por ahora',
    closedHelp: 'Las partidas que terminen mientras tanto cuentan igual.',
    home: 'Al juego',
    rank: 'Puesto',
    score: 'Puntos',
  },
  de: {
    lead: (clock) => `Jeden Montag beginnt eine neue Saison, ${clock}.`,
    rules: (personsMin, awayPctMax, bestMatches, bestPlayers) =>
      `Es zählen Partien mit mindestens ${personsMin} Menschen, für alle, die in höchstens ${awayPctMax} % der Runden auf Autopilot waren. Deine ${bestMatches} besten Partien werden zusammengezählt, und von jedem Team seine ${bestPlayers} besten Leute.`,
    season: 'Saison',
    running: (week) => `${week} (läuft)`,
    week: (year, week) => `Woche ${week} in ${year}`,
    from: (first, last, clock) => `${first} bis ${last}, ${clock}`,
    honours: 'Titel dieser Woche',
    yours: 'Dein Platz',
    place: (rank) => `Platz ${rank}`,
    points: (score) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
    noPoints: 'Du hast diese Woche noch keine Punkte.',
    noPointsThen: 'Du hattest in jener Woche keine Punkte.',
    unlisted: 'Andere sehen deine Punkte ohne deinen Namen. Mach deine Seite öffentlich, dann stehst du mit ihm hier.',
    guest:
      'Andere sehen deine Punkte ohne deinen Namen. Behalte dein Konto und mach deine Seite öffentlich, dann stehst du mit ihm hier.',
    profile: 'Zum Profil',
    people: 'Leute',
    hidden: 'Jemand, der nicht genannt werden möchte',
    you: 'Du',
    matches: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
    wins: (count) => (count === 1 ? '1 Sieg' : `${count} Siege`),
    players: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
    more: (count) => `und ${count} weitere`,
    nobody: 'Noch hat niemand Punkte.',
    nobodyHelp: 'Die erste Partie mit genug Leuten eröffnet die Tabelle.',
    offline: 'Die Tabellen liegen auf dem Server, und der ist gerade nicht zu erreichen.',
    again: 'Noch einmal versuchen',
    gone: 'Eine solche Saison gibt es nicht',
    closed: 'Die Rangliste ist zurzeit geschlossen',
    closedHelp: 'Partien, die inzwischen enden, zählen trotzdem.',
    home: 'Zum Spiel',
    rank: 'Platz',
    score: 'Punkte',
  },
}
