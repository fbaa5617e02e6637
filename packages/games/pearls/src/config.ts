import { int, type OptionSpecs } from '@ludoteca/kernel'

/** What the players may agree on before they start. */
export interface Config {
  /** How many pearls are dived for: worth 1, 2, 3 … */
  readonly pearls: number
}

export const options: OptionSpecs<Config> = {
  pearls: { domain: int(3, 13), default: 7 },
}
