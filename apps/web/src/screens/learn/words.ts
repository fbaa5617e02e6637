import type { InLocales } from '../../words/in-locales.ts'

interface LearnWords {
  /** What a kept match is that has a coach. */
  readonly tutorial: string
  readonly coach: string
  readonly step: (step: number, of: number) => string
  readonly watch: string
  readonly again: string
  readonly played: string
  readonly gotIt: string
  readonly showMe: string
  readonly done: string
  readonly thenRoom: (code: string) => string
  readonly toRoom: string
  readonly goOn: string
  readonly playNow: string
  readonly playAgain: string
  readonly toGame: string
  readonly notLoaded: string
  readonly tryAgain: string
}

/** What surrounds the coach's own lines. */
export const learnWords: InLocales<LearnWords> = {
  en: {
    tutorial: 'with a coach',
    coach: 'Coach',
    step: (step, of) => `Step ${Math.min(step, of)} of ${of}`,
    watch: 'Watch what the others do.',
    again: 'Once more:',
    played: 'the coach has played for you',
    gotIt: 'Got it',
    showMe: 'Play it for me',
    done: 'You have learnt it',
    thenRoom: (code) => `then room ${code}`,
    toRoom: 'On to the room',
    goOn: 'Go on',
    playNow: 'Play a real match',
    playAgain: 'Learn it again',
    toGame: 'To the game’s page',
    notLoaded: 'The lesson could not be fetched. Are you online?',
    tryAgain: 'Try again',
  },
  es: {
    tutorial: 'con guía',
    coach: 'Guía',
    step: (step, of) => `Paso ${Math.min(step, of)} de ${of}`,
    watch: 'Mira lo que hacen los demás.',
    again: 'Otra vez:',
    played: 'la guía jugó por ti',
    gotIt: 'Entendido',
    showMe: 'Juégalo por mí',
    done: 'Ya sabes jugar',
    thenRoom: (code) => `después, la sala ${code}`,
    toRoom: 'Ir a la sala',
    goOn: 'Seguir',
    playNow: 'Jugar una partida de verdad',
    playAgain: 'Aprender otra vez',
    toGame: 'A la página del juego',
    notLoaded: 'No se pudo cargar la lección. ¿Tienes conexión?',
    tryAgain: 'Probar de nuevo',
  },
  de: {
    tutorial: 'mit Anleitung',
    coach: 'Anleitung',
    step: (step, of) => `Schritt ${Math.min(step, of)} von ${of}`,
    watch: 'Sieh zu, was die anderen tun.',
    again: 'Noch einmal:',
    played: 'die Anleitung hat für dich gespielt',
    gotIt: 'Verstanden',
    showMe: 'Spiel es für mich',
    done: 'Jetzt kannst du es',
    thenRoom: (code) => `danach Raum ${code}`,
    toRoom: 'Weiter zum Raum',
    goOn: 'Weiter',
    playNow: 'Eine richtige Partie spielen',
    playAgain: 'Noch einmal lernen',
    toGame: 'Zur Seite des Spiels',
    notLoaded: 'Die Lektion ließ sich nicht laden. Bist du online?',
    tryAgain: 'Noch einmal versuchen',
  },
}
