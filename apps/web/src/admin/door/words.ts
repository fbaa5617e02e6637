import type { InLocales } from '../../words/in-locales.ts'

interface DoorWords {
  readonly enrolTitle: string
  readonly enrolHelp: string
  readonly enrolCode: string
  readonly next: string
  readonly scan: string
  readonly qrLabel: string
  readonly byHand: string
  readonly firstCode: string
  readonly confirm: string
  readonly recoveryTitle: string
  readonly recoveryHelp: string
  readonly copy: string
  readonly kept: string
  readonly proveTitle: string
  readonly proveHelp: string
  readonly code: string
  readonly comeIn: string
  readonly recoveryLeft: (count: number) => string
}

export const doorWords: InLocales<DoorWords> = {
  en: {
    enrolTitle: 'Set up your second factor',
    enrolHelp: 'Whoever runs the server has given you a code. It works once, and for a day.',
    enrolCode: 'Code from the command line',
    next: 'Next',
    scan: 'Scan this with an authenticator app. It is shown this once.',
    qrLabel: 'QR code for an authenticator app',
    byHand: 'Or type this in the app:',
    firstCode: 'The six digits it shows now',
    confirm: 'Confirm',
    recoveryTitle: 'Keep these codes',
    recoveryHelp: 'Each lets you in once, when the app is out of reach. They are shown this once.',
    copy: 'Copy',
    kept: 'I have kept them',
    proveTitle: 'Second factor',
    proveHelp: 'The six digits from your app, or one of your recovery codes.',
    code: 'Code',
    comeIn: 'Come in',
    recoveryLeft: (count) => `Recovery codes left: ${count}.`,
  },
  es: {
    enrolTitle: 'Configura tu segundo factor',
    enrolHelp: 'Quien administra el servidor te dio un código. Sirve una vez, durante un día.',
    enrolCode: 'Código de la línea de comandos',
    next: 'Siguiente',
    scan: 'Escanea esto con una app de autenticación. Se muestra solo esta vez.',
    qrLabel: 'Código QR para una app de autenticación',
    byHand: 'O escribe esto en la app:',
    firstCode: 'Los seis dígitos que muestra ahora',
    confirm: 'Confirmar',
    recoveryTitle: 'Guarda estos códigos',
    recoveryHelp: 'Cada uno te deja entrar una vez, cuando no tienes la app. Se muestran solo esta vez.',
    copy: 'Copiar',
    kept: 'Ya los guardé',
    proveTitle: 'Segundo factor',
    proveHelp: 'Los seis dígitos de tu app, o uno de tus códigos de recuperación.',
    code: 'Código',
    comeIn: 'Entrar',
    recoveryLeft: (count) => `Códigos de recuperación que quedan: ${count}.`,
  },
  de: {
    enrolTitle: 'Zweiten Faktor einrichten',
    enrolHelp: 'Wer den Server betreibt, hat dir einen Code gegeben. Er gilt einmal, und einen Tag lang.',
    enrolCode: 'Code von der Kommandozeile',
    next: 'Weiter',
    scan: 'Lies das mit einer Authenticator-App ein. Es wird nur dieses eine Mal gezeigt.',
    qrLabel: 'QR-Code für eine Authenticator-App',
    byHand: 'Oder tippe das in die App:',
    firstCode: 'Die sechs Ziffern, die sie jetzt zeigt',
    confirm: 'Bestätigen',
    recoveryTitle: 'Bewahre diese Codes auf',
    recoveryHelp: 'Jeder lässt dich einmal herein, wenn du die App nicht hast. Sie werden nur dieses eine Mal gezeigt.',
    copy: 'Kopieren',
    kept: 'Ich habe sie aufbewahrt',
    proveTitle: 'Zweiter Faktor',
    proveHelp: 'Die sechs Ziffern aus deiner App, oder einer deiner Wiederherstellungscodes.',
    code: 'Code',
    comeIn: 'Herein',
    recoveryLeft: (count) => `Übrige Wiederherstellungscodes: ${count}.`,
  },
}
