import type { Config } from '../config.ts'
import { MODE_IDS, MODES, type ModeId } from '../data/modes.ts'
import { PERSONAS } from '../data/personas.ts'
import { rounds } from './terms.ts'
import { UI } from './ui.ts'

interface OptionWords {
  readonly label: string
  readonly help: string
}

/** What the values of options are called; yes, no and numbers speak for themselves. */
export const OPTION_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: Object.fromEntries(Object.entries(MODES).map(([id, { nombre_es }]) => [id, nombre_es])),
  teamSet: { PARODY: 'Parodia', REAL_LABEL: 'Nombres reales' },
  pressPersona: {
    RANDOM: 'Al azar',
    ...Object.fromEntries(PERSONAS.map(({ id, nombre_es }) => [id, nombre_es])),
  },
}

export const OPTIONS: { readonly [K in keyof Config]: OptionWords } = {
  mode: {
    label: 'Modo',
    help: MODE_IDS.map(modeHelp).join(' '),
  },
  teamSet: {
    label: 'Nombres de las dinastías',
    help: 'Entre amigos van los nombres reales, si nadie dice otra cosa. En salas públicas va la parodia; para los reales hay que aceptar el aviso.',
  },
  realLabelsAccepted: {
    label: UI.teamSetPublic,
    help: `Al activarlo aceptas el aviso, que en salas públicas hace falta para usar nombres reales. ${UI.disclaimer}`,
  },
  uniqueTeams: {
    label: 'Dinastías únicas',
    help: 'Cada dinastía es de un solo casero: quien la elige primero se la queda.',
  },
  lockSeatsAfterRound1: {
    label: 'Cerrar asientos tras la ronda 1',
    help: 'Pasada la primera ronda, nadie releva a un bot ni a quien se fue.',
  },
  showLiveMoodPct: {
    label: 'Votos del humor en vivo',
    help: 'Todos ven cómo va la votación del humor mientras llegan los votos.',
  },
  pressPersona: {
    label: 'Quién escribe los titulares',
    help: 'La voz con la que sale el diario en toda la partida.',
  },
  clocks: {
    label: 'Relojes',
    help: 'Cada fase termina sola cuando se acaba su tiempo. Sin relojes, alguien de la mesa la cierra.',
  },
  clockPct: {
    label: 'Duración de las fases (%)',
    help: 'Cuánto duran las fases, en porcentaje de lo que manda el modo: 200 es el doble; 50, la mitad.',
  },
}

function modeHelp(id: ModeId): string {
  const { nombre_es, rounds: count, ownersMin, ownersMax } = MODES[id]
  return `${nombre_es}: ${rounds(count)}, de ${ownersMin} a ${ownersMax} caseros.`
}

/** The label of an option, if there is one of that name. */
export function optionName(key: string): string | undefined {
  return Object.hasOwn(OPTIONS, key) ? OPTIONS[key as keyof Config].label : undefined
}
