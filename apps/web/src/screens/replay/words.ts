import type { Divergence, Unfairness } from '@ludoteca/kernel'
import type { InLocales } from '../../words/in-locales.ts'

/** Why a replay cannot be shown. */
export type Failure = 'gone' | 'notFound' | 'notOver' | 'unknownGame' | 'damaged' | 'offline'

interface ReplayWords {
  readonly failures: Readonly<Record<Failure, string>>
  readonly home: string
  readonly tryAgain: string
  readonly openTitle: string
  readonly openLead: string
  readonly file: string
  readonly damagedFile: (why: string) => string
  readonly notKept: string
  readonly timeLine: string
  readonly setUp: string
  readonly move: (at: number, length: number) => string
  readonly play: string
  readonly pause: string
  readonly start: string
  readonly back: string
  readonly forward: string
  readonly end: string
  readonly lastTurn: string
  readonly nextTurn: string
  readonly jump: string
  readonly plainChapter: (move: number) => string
  readonly speed: string
  readonly keys: string
  readonly copyLink: string
  readonly continueHere: string
  readonly continueTitle: string
  readonly continueLead: (move: number) => string
  readonly person: string
  readonly begin: string
  readonly verify: string
  readonly verifyLead: string
  readonly checking: string
  readonly holds: string
  readonly holdsNot: string
  readonly commitment: string
  readonly seed: string
  readonly seedHolds: string
  readonly seedHoldsNot: string
  readonly origin: string
  readonly fair: string
  readonly fingerprint: string
  readonly unfair: Readonly<Record<Unfairness, string>>
  readonly moves: string
  readonly allHold: (moves: number) => string
  readonly diverges: (seq: number) => string
  readonly why: Readonly<Record<Divergence['why'], string>>
  readonly goThere: (seq: number) => string
  readonly playedOn: (date: string) => string
  readonly replay: string
}

export const replayWords: InLocales<ReplayWords> = {
  en: {
    failures: {
      gone: 'This match is not on this device any more.',
      notFound: 'There is no such match here, or it is not for everybody.',
      notOver: 'This match is not over yet. Its replay can be seen when it is.',
      unknownGame: 'This match is of a game, or of a version of its rules, that is not here.',
      damaged: 'The record of this match is damaged and cannot be played.',
      offline: 'The server does not answer.',
    },
    home: 'To the games',
    tryAgain: 'Try again',
    openTitle: 'Open a record',
    openLead:
      'Every match can be exported as a file. Choose one to look at it again, verify it, or play on from any move.',
    file: 'Record file',
    damagedFile: (why) => `This file cannot be opened: ${why}`,
    notKept: 'The storage of this device is full: delete a match that you no longer need.',
    timeLine: 'Time line',
    setUp: 'Set-up',
    move: (at, length) => `Move ${at} of ${length}`,
    play: 'Play',
    pause: 'Pause',
    start: 'To the start',
    back: 'One move back',
    forward: 'One move on',
    end: 'To the end',
    lastTurn: 'One turn back',
    nextTurn: 'One turn on',
    jump: 'Jump to',
    plainChapter: (move) => `Move ${move}`,
    speed: 'Speed',
    keys: 'Keys: space plays, arrows step, Page up and down jump by turns, Home and End.',
    copyLink: 'Copy link to this move',
    continueHere: 'Continue from here',
    continueTitle: 'Play on from here',
    continueLead: (move) => `A match of its own on this device, from move ${move} on. The record stays as it is.`,
    person: 'a person',
    begin: 'Play on',
    verify: 'Verify',
    verifyLead: 'The whole match is played again on your device, and every hash is compared.',
    checking: 'Playing and comparing …',
    holds: 'Everything holds: this match went exactly as recorded.',
    holdsNot: 'Something does not fit.',
    commitment: 'Commitment, published before the first move',
    seed: 'Seed, revealed after the last move',
    seedHolds: 'The seed is the one that was committed to.',
    seedHoldsNot: 'The seed is not the one that was committed to.',
    origin: 'What the seed was mixed from',
    fair: 'The seed is the mixture of the server’s part and what the players added.',
    fingerprint: 'Fingerprint of the server’s part; players compare it with the one their room had shown',
    unfair: {
      commitment: 'The server’s part is not the one it had committed to.',
      mixture: 'The seed was not mixed from these parts.',
    },
    moves: 'Moves and hashes',
    allHold: (n) => `All ${n} moves and their hashes fit.`,
    diverges: (seq) => (seq === 0 ? 'The set-up does not fit.' : `Move ${seq} does not fit.`),
    why: {
      setup: 'These seats and options cannot be set up.',
      refused: 'The rules do not allow this move.',
      hash: 'The hash is another one: something was changed here or before.',
      'missing-hash': 'The hash is missing.',
      'extra-hash': 'There are more hashes than moves.',
      outcome: 'The recorded result is not the one that comes out.',
      seed: 'The record has no seed.',
    },
    goThere: (seq) => `Go to move ${seq}`,
    playedOn: (date) => `Played on ${date}`,
    replay: 'Replay',
  },
  es: {
    failures: {
      gone: 'Esta partida ya no está en este dispositivo.',
      notFound: 'Aquí no hay ninguna partida así, o no es para todo el mundo.',
      notOver: 'Esta partida aún no ha terminado. Podrás verla de nuevo cuando acabe.',
      unknownGame: 'Esta partida es de un juego, o de una versión de sus reglas, que no está aquí.',
      damaged: 'El registro de esta partida está dañado y no se puede reproducir.',
      offline: 'El servidor no responde.',
    },
    home: 'A los juegos',
    tryAgain: 'Intentar de nuevo',
    openTitle: 'Abrir un registro',
    openLead:
      'Cada partida se puede exportar como archivo. Elige uno para verla de nuevo, verificarla o seguir jugando desde cualquier jugada.',
    file: 'Archivo de registro',
    damagedFile: (why) => `Este archivo no se puede abrir: ${why}`,
    notKept: 'El almacenamiento de este dispositivo está lleno: borra una partida que ya no necesites.',
    timeLine: 'Línea de tiempo',
    setUp: 'Preparación',
    move: (at, length) => `Jugada ${at} de ${length}`,
    play: 'Reproducir',
    pause: 'Pausa',
    start: 'Al principio',
    back: 'Una jugada atrás',
    forward: 'Una jugada adelante',
    end: 'Al final',
    lastTurn: 'Un turno atrás',
    nextTurn: 'Un turno adelante',
    jump: 'Ir a',
    plainChapter: (move) => `Jugada ${move}`,
    speed: 'Velocidad',
    keys: 'Teclas: espacio reproduce, flechas avanzan, Re Pág y Av Pág saltan de turno, Inicio y Fin.',
    copyLink: 'Copiar enlace a esta jugada',
    continueHere: 'Continuar desde aquí',
    continueTitle: 'Seguir jugando desde aquí',
    continueLead: (move) =>
      `Una partida propia en este dispositivo, desde la jugada ${move}. El registro se queda como está.`,
    person: 'una persona',
    begin: 'Seguir jugando',
    verify: 'Verificar',
    verifyLead: 'La partida entera se juega otra vez en tu dispositivo y se compara cada hash.',
    checking: 'Jugando y comparando…',
    holds: 'Todo encaja: la partida fue exactamente como está registrada.',
    holdsNot: 'Hay algo que no encaja.',
    commitment: 'Compromiso, publicado antes de la primera jugada',
    seed: 'Semilla, revelada tras la última jugada',
    seedHolds: 'La semilla es la que se había comprometido.',
    seedHoldsNot: 'La semilla no es la que se había comprometido.',
    origin: 'De qué se mezcló la semilla',
    fair: 'La semilla es la mezcla de la parte del servidor y de lo que añadieron los jugadores.',
    fingerprint: 'Huella de la parte del servidor; quien jugó la compara con la que mostró su sala',
    unfair: {
      commitment: 'La parte del servidor no es la que había comprometido.',
      mixture: 'La semilla no se mezcló de estas partes.',
    },
    moves: 'Jugadas y hashes',
    allHold: (n) => `Las ${n} jugadas y sus hashes encajan.`,
    diverges: (seq) => (seq === 0 ? 'La preparación no encaja.' : `La jugada ${seq} no encaja.`),
    why: {
      setup: 'Con estos asientos y opciones no se puede preparar la partida.',
      refused: 'Las reglas no permiten esta jugada.',
      hash: 'El hash es otro: algo se cambió aquí o antes.',
      'missing-hash': 'Falta el hash.',
      'extra-hash': 'Hay más hashes que jugadas.',
      outcome: 'El resultado registrado no es el que sale.',
      seed: 'El registro no tiene semilla.',
    },
    goThere: (seq) => `Ir a la jugada ${seq}`,
    playedOn: (date) => `Jugada el ${date}`,
    replay: 'Repetición',
  },
  de: {
    failures: {
      gone: 'Diese Partie ist nicht mehr auf diesem Gerät.',
      notFound: 'Eine solche Partie gibt es hier nicht, oder sie ist nicht für alle da.',
      notOver: 'Diese Partie läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.',
      unknownGame: 'Diese Partie gehört zu einem Spiel oder einer Fassung seiner Regeln, die es hier nicht gibt.',
      damaged: 'Die Aufzeichnung dieser Partie ist beschädigt und lässt sich nicht abspielen.',
      offline: 'Der Server antwortet nicht.',
    },
    home: 'Zu den Spielen',
    tryAgain: 'Noch einmal versuchen',
    openTitle: 'Aufzeichnung öffnen',
    openLead:
      'Jede Partie lässt sich als Datei exportieren. Wähle eine, um sie noch einmal anzusehen, zu prüfen oder von jedem Zug aus weiterzuspielen.',
    file: 'Datei der Aufzeichnung',
    damagedFile: (why) => `Diese Datei lässt sich nicht öffnen: ${why}`,
    notKept: 'Der Speicher dieses Geräts ist voll: Lösche eine Partie, die du nicht mehr brauchst.',
    timeLine: 'Zeitleiste',
    setUp: 'Aufbau',
    move: (at, length) => `Zug ${at} von ${length}`,
    play: 'Abspielen',
    pause: 'Anhalten',
    start: 'Zum Anfang',
    back: 'Ein Zug zurück',
    forward: 'Ein Zug vor',
    end: 'Zum Ende',
    lastTurn: 'Eine Runde zurück',
    nextTurn: 'Eine Runde vor',
    jump: 'Springen zu',
    plainChapter: (move) => `Zug ${move}`,
    speed: 'Tempo',
    keys: 'Tasten: Leertaste spielt ab, Pfeile gehen zugweise, Bild auf und ab rundenweise, Pos1 und Ende.',
    copyLink: 'Link zu diesem Zug kopieren',
    continueHere: 'Von hier weiterspielen',
    continueTitle: 'Von hier weiterspielen',
    continueLead: (move) =>
      `Eine eigene Partie auf diesem Gerät, ab Zug ${move}. Die Aufzeichnung bleibt, wie sie ist.`,
    person: 'ein Mensch',
    begin: 'Weiterspielen',
    verify: 'Prüfen',
    verifyLead: 'Die ganze Partie wird auf deinem Gerät noch einmal gespielt und jeder Hash verglichen.',
    checking: 'Spielen und vergleichen …',
    holds: 'Alles stimmt: Die Partie verlief genau wie aufgezeichnet.',
    holdsNot: 'Etwas stimmt nicht.',
    commitment: 'Festlegung, veröffentlicht vor dem ersten Zug',
    seed: 'Startwert, aufgedeckt nach dem letzten Zug',
    seedHolds: 'Der Startwert ist der, auf den man sich festgelegt hatte.',
    seedHoldsNot: 'Der Startwert ist nicht der, auf den man sich festgelegt hatte.',
    origin: 'Woraus der Startwert gemischt wurde',
    fair: 'Der Startwert ist aus dem Teil des Servers und den Beiträgen der Spieler gemischt.',
    fingerprint:
      'Fingerabdruck des Teils des Servers; wer mitspielte, vergleicht ihn mit dem, den der Raum gezeigt hat',
    unfair: {
      commitment: 'Der Teil des Servers ist nicht der, auf den er sich festgelegt hatte.',
      mixture: 'Der Startwert wurde nicht aus diesen Teilen gemischt.',
    },
    moves: 'Züge und Hashes',
    allHold: (n) => `Alle ${n} Züge und ihre Hashes stimmen.`,
    diverges: (seq) => (seq === 0 ? 'Der Aufbau stimmt nicht.' : `Zug ${seq} stimmt nicht.`),
    why: {
      setup: 'Mit diesen Plätzen und Optionen lässt sich nicht aufbauen.',
      refused: 'Die Regeln erlauben diesen Zug nicht.',
      hash: 'Der Hash ist ein anderer: Hier oder davor wurde etwas geändert.',
      'missing-hash': 'Der Hash fehlt.',
      'extra-hash': 'Es gibt mehr Hashes als Züge.',
      outcome: 'Das aufgezeichnete Ergebnis ist nicht das, was herauskommt.',
      seed: 'Die Aufzeichnung hat keinen Startwert.',
    },
    goThere: (seq) => `Zu Zug ${seq}`,
    playedOn: (date) => `Gespielt am ${date}`,
    replay: 'Wiedergabe',
  },
}
