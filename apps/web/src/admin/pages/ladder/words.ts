import type { InLocales } from '../../../words/in-locales.ts'
import type { SeasonMatch } from './ladder-info.ts'

interface LadderWords {
  readonly title: string
  readonly lead: string
  readonly none: string
  readonly closed: string
  readonly game: string
  readonly season: string
  readonly week: (year: string, week: string) => string
  readonly running: (week: string) => string
  readonly from: (first: string, last: string, clock: string) => string
  readonly noSeasons: string
  readonly people: string
  readonly more: (count: string) => string
  readonly rank: string
  readonly name: string
  readonly unknown: string
  readonly score: string
  readonly matches: string
  readonly wins: string
  readonly award: string
  readonly ended: string
  readonly match: string
  readonly seats: string
  readonly seat: (rank: string, name: string, team: string, points: string) => string
  readonly away: string
  readonly state: string
  readonly counts: Readonly<Record<SeasonMatch['counts'], string>>
  readonly deeds: string
  readonly recompute: string
  readonly recomputeLead: string
  readonly recomputed: string
  readonly read: (count: string) => string
  readonly unreadable: (ids: string) => string
  readonly exclude: string
  readonly excludeLead: string
  readonly excluded: string
  readonly byId: string
  readonly byIdHelp: string
  readonly include: string
  readonly includeLead: string
  readonly included: string
  readonly exclusions: string
  readonly by: string
  readonly at: string
  readonly reason: string
}

export const ladderWords: InLocales<LadderWords> = {
  en: {
    title: 'Ladder',
    lead: 'Seasons with their tables and titles, and the matches that count for them and for ratings.',
    none: 'No game compares people.',
    closed:
      'The ladder is closed for now (see Switches): people see no tables and no titles. Matches count all the same.',
    game: 'Game',
    season: 'Season',
    week: (year, week) => `Week ${week} of ${year}`,
    running: (week) => `${week} (now)`,
    from: (first, last, clock) => `${first} to ${last}, ${clock}`,
    noSeasons: 'This game has no seasons, but a rating. A match that is taken out counts for no rating.',
    people: 'People',
    more: (count) => `and ${count} more`,
    rank: 'Place',
    name: 'Name',
    unknown: 'not listed',
    score: 'Points',
    matches: 'Matches',
    wins: 'Victories',
    award: 'Title',
    ended: 'Ended',
    match: 'Match',
    seats: 'People in it',
    seat: (rank, name, team, points) => `${rank}. ${name}, ${team}: ${points}`,
    away: 'was away',
    state: 'Counts',
    counts: { yes: 'yes', excluded: 'taken out', metTooOften: 'no: two of a team met too often' },
    deeds: 'Actions',
    recompute: 'Compute again',
    recomputeLead:
      'All matches of this season are read again from their logs. That may take a while; meanwhile the tables are incomplete.',
    recomputed: 'The season was computed again.',
    read: (count) => `Matches read again: ${count}.`,
    unreadable: (ids) => `The logs of these do not hold: ${ids}.`,
    exclude: 'Take out',
    excludeLead:
      'The match counts for no season and no rating any more, for nobody who was in it, until it is let in again.',
    excluded: 'It counts no more.',
    byId: 'Take out a match by its id',
    byIdHelp: 'As it stands under Matches. It has to be over.',
    include: 'Let in again',
    includeLead: 'The match counts again, for its season and for ratings.',
    included: 'It counts again.',
    exclusions: 'Taken out',
    by: 'By',
    at: 'When',
    reason: 'Reason',
  },
  es: {
    title: 'Clasificación',
    lead: 'Temporadas con sus tablas y títulos, y las partidas que cuentan para ellas y para las puntuaciones.',
    none: 'Ningún juego compara a nadie.',
    closed:
      'La clasificación está cerrada por ahora (mira Interruptores): nadie ve tablas ni títulos. Las partidas cuentan igual.',
    game: 'Juego',
    season: 'Temporada',
    week: (year, week) => `Semana ${week} de ${year}`,
    running: (week) => `${week} (en juego)`,
    from: (first, last, clock) => `Del ${first} al ${last}, ${clock}`,
    noSeasons: 'Este juego no tiene temporadas, sino una puntuación. Una partida excluida no cuenta para ninguna.',
    people: 'Jugadores',
    more: (count) => `y ${count} más`,
    rank: 'Puesto',
    name: 'Nombre',
    unknown: 'no figura',
    score: 'Puntos',
    matches: 'Partidas',
    wins: 'Victorias',
    award: 'Título',
    ended: 'Terminó',
    match: 'Partida',
    seats: 'Quiénes jugaron',
    seat: (rank, name, team, points) => `${rank}. ${name}, ${team}: ${points}`,
    away: 'estuvo ausente',
    state: 'Cuenta',
    counts: { yes: 'sí', excluded: 'excluida', metTooOften: 'no: dos de un equipo coincidieron demasiado' },
    deeds: 'Acciones',
    recompute: 'Calcular de nuevo',
    recomputeLead:
      'Todas las partidas de esta temporada se leen de nuevo desde sus registros. Puede tardar; mientras tanto las tablas están incompletas.',
    recomputed: 'La temporada se calculó de nuevo.',
    read: (count) => `Partidas leídas de nuevo: ${count}.`,
    unreadable: (ids) => `Los registros de estas no cuadran: ${ids}.`,
    exclude: 'Excluir',
    excludeLead:
      'La partida ya no cuenta para ninguna temporada ni puntuación, para nadie que estuvo, hasta readmitirla.',
    excluded: 'Ya no cuenta.',
    byId: 'Excluir una partida por su id',
    byIdHelp: 'Como figura en Partidas. Tiene que haber terminado.',
    include: 'Readmitir',
    includeLead: 'La partida vuelve a contar, para su temporada y para las puntuaciones.',
    included: 'Vuelve a contar.',
    exclusions: 'Excluidas',
    by: 'Por',
    at: 'Cuándo',
    reason: 'Motivo',
  },
  de: {
    title: 'Rangliste',
    lead: 'Saisons mit ihren Tabellen und Titeln, und die Partien, die für sie und für Wertungen zählen.',
    none: 'Kein Spiel vergleicht jemanden.',
    closed:
      'Die Rangliste ist zurzeit geschlossen (siehe Schalter): Niemand sieht Tabellen oder Titel. Partien zählen trotzdem.',
    game: 'Spiel',
    season: 'Saison',
    week: (year, week) => `Woche ${week} in ${year}`,
    running: (week) => `${week} (läuft)`,
    from: (first, last, clock) => `${first} bis ${last}, ${clock}`,
    noSeasons: 'Dieses Spiel hat keine Saisons, aber eine Wertung. Eine ausgeschlossene Partie zählt für keine.',
    people: 'Leute',
    more: (count) => `und ${count} weitere`,
    rank: 'Platz',
    name: 'Name',
    unknown: 'nicht genannt',
    score: 'Punkte',
    matches: 'Partien',
    wins: 'Siege',
    award: 'Titel',
    ended: 'Zu Ende',
    match: 'Partie',
    seats: 'Wer dabei war',
    seat: (rank, name, team, points) => `${rank}. ${name}, ${team}: ${points}`,
    away: 'war nicht da',
    state: 'Zählt',
    counts: { yes: 'ja', excluded: 'ausgeschlossen', metTooOften: 'nein: zwei eines Teams trafen sich zu oft' },
    deeds: 'Handlungen',
    recompute: 'Neu berechnen',
    recomputeLead:
      'Alle Partien dieser Saison werden neu aus ihren Protokollen gelesen. Das kann dauern; solange sind die Tabellen unvollständig.',
    recomputed: 'Die Saison wurde neu berechnet.',
    read: (count) => `Neu gelesene Partien: ${count}.`,
    unreadable: (ids) => `Die Protokolle dieser Partien halten nicht: ${ids}.`,
    exclude: 'Ausschließen',
    excludeLead:
      'Die Partie zählt für keine Saison und keine Wertung mehr, für niemanden, der dabei war, bis sie wieder zugelassen wird.',
    excluded: 'Sie zählt nicht mehr.',
    byId: 'Eine Partie nach ihrer Id ausschließen',
    byIdHelp: 'Wie sie unter Partien steht. Sie muss zu Ende sein.',
    include: 'Wieder zulassen',
    includeLead: 'Die Partie zählt wieder, für ihre Saison und für Wertungen.',
    included: 'Sie zählt wieder.',
    exclusions: 'Ausgeschlossen',
    by: 'Von',
    at: 'Wann',
    reason: 'Grund',
  },
}
