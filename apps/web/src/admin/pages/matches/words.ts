import type { InLocales } from '../../../words/in-locales.ts'

export type Check = 'seed' | 'commit' | 'moves' | 'outcome' | 'snapshots'

interface MatchesWords {
  readonly title: string
  readonly lead: string
  readonly game: string
  readonly any: string
  readonly state: string
  readonly states: Readonly<Record<'running' | 'over' | 'givenUp', string>>
  readonly match: string
  readonly players: string
  readonly began: string
  readonly ended: string
  readonly pack: string
  readonly builtIn: string
  readonly rules: string
  readonly back: string
  readonly record: string
  readonly replay: string
  readonly runs: string
  readonly room: string
  readonly set: string
  readonly options: string
  readonly seats: string
  readonly end: string
  readonly winner: string
  readonly seed: string
  readonly verify: string
  readonly verified: (moves: string) => string
  readonly broken: (seq: number) => string
  readonly checks: Readonly<Record<Check, string>>
  readonly holds: string
  readonly fails: string
  readonly link: string
  readonly log: string
  readonly stretch: string
  readonly seq: string
  readonly who: string
  readonly what: string
  readonly by: Readonly<Record<'clock' | 'autopilot' | 'bot', string>>
  readonly table: string
  readonly crowd: string
  readonly setUp: string
  readonly told: string
  /** Before what only some were told. */
  readonly toldTo: (names: string) => string
  readonly check: string
  readonly draws: string
  readonly drawsOf: (count: number) => string
  readonly value: string
  readonly parts: string
  readonly look: string
  readonly earlier: string
  readonly later: string
  readonly position: (seq: number, place: string) => string
  readonly whole: string
}

export const matchesWords: InLocales<MatchesWords> = {
  en: {
    title: 'Matches',
    lead: 'Matches from inside, once they are over. One that runs is looked at in its room, as whoever watches sees it.',
    game: 'Game',
    any: 'All',
    state: 'State',
    states: { running: 'Running', over: 'Over', givenUp: 'Given up' },
    match: 'Match',
    players: 'Players',
    began: 'Began',
    ended: 'Ended',
    pack: 'Pack',
    builtIn: 'comes with the game',
    rules: 'Rules',
    back: 'All matches',
    record: 'Export (JSON)',
    replay: 'Watch it again',
    runs: 'This match is being played. Until it is over nobody sees it from inside, whoever asks.',
    room: 'Look into its room',
    set: 'Set-up',
    options: 'Options',
    seats: 'Seats',
    end: 'End',
    winner: 'Won by',
    seed: 'Seed',
    verify: 'Played again',
    verified: (moves) => `${moves} moves were played again and compared with what is stored.`,
    broken: (seq) => `Move ${seq} is refused, or draws otherwise.`,
    checks: {
      seed: 'The seed is mixed from what server and people gave',
      commit: 'The seed is the one that was committed',
      moves: 'Every move is permitted and draws the same',
      outcome: 'The outcome is the same',
      snapshots: 'The hash chain is the one of the snapshots',
    },
    holds: 'holds',
    fails: 'does not hold',
    link: 'Last hash',
    log: 'Moves',
    stretch: 'From',
    seq: 'No.',
    who: 'Who',
    what: 'Move',
    by: { clock: 'clock', autopilot: 'autopilot', bot: 'bot' },
    table: 'Table',
    crowd: 'Crowd',
    setUp: 'Set-up',
    told: 'Told',
    toldTo: (names) => `To ${names} alone:`,
    check: 'What is compared',
    draws: 'Draws',
    drawsOf: (count) => (count === 1 ? '1 draw' : `${count} draws`),
    value: 'Value',
    parts: 'Hashed parts, or stream',
    look: 'Position',
    earlier: 'Earlier',
    later: 'Later',
    position: (seq, place) => `After move ${seq}: ${place}`,
    whole: 'The whole state',
  },
  es: {
    title: 'Partidas',
    lead: 'Las partidas por dentro, cuando ya terminaron. Una en curso se mira en su sala, como la ve el público.',
    game: 'Juego',
    any: 'Todos',
    state: 'Estado',
    states: { running: 'En curso', over: 'Terminada', givenUp: 'Abandonada' },
    match: 'Partida',
    players: 'Jugadores',
    began: 'Empezó',
    ended: 'Terminó',
    pack: 'Paquete',
    builtIn: 'viene con el juego',
    rules: 'Reglas',
    back: 'Todas las partidas',
    record: 'Exportar (JSON)',
    replay: 'Verla otra vez',
    runs: 'Esta partida se está jugando. Hasta que termine nadie la ve por dentro, sea quien sea.',
    room: 'Mirar su sala',
    set: 'Preparación',
    options: 'Opciones',
    seats: 'Asientos',
    end: 'Final',
    winner: 'Ganó',
    seed: 'Semilla',
    verify: 'Jugada otra vez',
    verified: (moves) => `Se jugaron otra vez ${moves} jugadas y se compararon con lo guardado.`,
    broken: (seq) => `La jugada ${seq} no se permite o saca otros números.`,
    checks: {
      seed: 'La semilla sale de lo que pusieron el servidor y la gente',
      commit: 'La semilla es la que se había comprometido',
      moves: 'Cada jugada se permite y saca los mismos números',
      outcome: 'El resultado es el mismo',
      snapshots: 'La cadena de hashes es la de las copias',
    },
    holds: 'se cumple',
    fails: 'no se cumple',
    link: 'Último hash',
    log: 'Jugadas',
    stretch: 'Desde',
    seq: 'N.º',
    who: 'Quién',
    what: 'Jugada',
    by: { clock: 'reloj', autopilot: 'piloto automático', bot: 'bot' },
    table: 'Mesa',
    crowd: 'Público',
    setUp: 'Preparación',
    told: 'Se contó',
    toldTo: (names) => `Solo a ${names}:`,
    check: 'Qué se compara',
    draws: 'Sorteos',
    drawsOf: (count) => (count === 1 ? '1 sorteo' : `${count} sorteos`),
    value: 'Valor',
    parts: 'Partes del hash, o fuente',
    look: 'Posición',
    earlier: 'Antes',
    later: 'Después',
    position: (seq, place) => `Después de la jugada ${seq}: ${place}`,
    whole: 'El estado entero',
  },
  de: {
    title: 'Partien',
    lead: 'Partien von innen, wenn sie vorbei sind. Eine laufende sieht man in ihrem Raum, wie das Publikum sie sieht.',
    game: 'Spiel',
    any: 'Alle',
    state: 'Stand',
    states: { running: 'Läuft', over: 'Vorbei', givenUp: 'Aufgegeben' },
    match: 'Partie',
    players: 'Mitspieler',
    began: 'Begann',
    ended: 'Endete',
    pack: 'Paket',
    builtIn: 'kommt mit dem Spiel',
    rules: 'Regeln',
    back: 'Alle Partien',
    record: 'Exportieren (JSON)',
    replay: 'Noch einmal ansehen',
    runs: 'Diese Partie wird gespielt. Bis sie vorbei ist, sieht sie niemand von innen, wer auch fragt.',
    room: 'In ihren Raum sehen',
    set: 'Aufbau',
    options: 'Einstellungen',
    seats: 'Plätze',
    end: 'Ende',
    winner: 'Gewonnen von',
    seed: 'Startwert',
    verify: 'Noch einmal gespielt',
    verified: (moves) => `${moves} Züge wurden noch einmal gespielt und mit dem Gespeicherten verglichen.`,
    broken: (seq) => `Zug ${seq} wird abgelehnt oder zieht anderes.`,
    checks: {
      seed: 'Der Startwert ist aus den Teilen von Server und Leuten gemischt',
      commit: 'Der Startwert ist der zugesagte',
      moves: 'Jeder Zug ist erlaubt und zieht dasselbe',
      outcome: 'Das Ergebnis ist dasselbe',
      snapshots: 'Die Hash-Kette ist die der Zwischenstände',
    },
    holds: 'stimmt',
    fails: 'stimmt nicht',
    link: 'Letzter Hash',
    log: 'Züge',
    stretch: 'Ab',
    seq: 'Nr.',
    who: 'Wer',
    what: 'Zug',
    by: { clock: 'Uhr', autopilot: 'Autopilot', bot: 'Bot' },
    table: 'Tisch',
    crowd: 'Publikum',
    setUp: 'Aufbau',
    told: 'Erzählt',
    toldTo: (names) => `Nur für ${names}:`,
    check: 'Was verglichen wird',
    draws: 'Ziehungen',
    drawsOf: (count) => (count === 1 ? '1 Ziehung' : `${count} Ziehungen`),
    value: 'Wert',
    parts: 'Teile des Hashs, oder Strom',
    look: 'Stellung',
    earlier: 'Früher',
    later: 'Später',
    position: (seq, place) => `Nach Zug ${seq}: ${place}`,
    whole: 'Der ganze Zustand',
  },
}
