/** [15.8] What bots that fill seats are called, in the order of seats. */
export const BOT_NAMES: readonly string[] = [
  'Bot Tejado',
  'Bot Ladrillo',
  'Bot Azotea',
  'Bot Reja',
  'Bot Portón',
  'Bot Zaguán',
  'Bot Balcón',
  'Bot Cemento',
  'Bot Timbre',
  'Bot Llavero',
  'Bot Pasadizo',
  'Bot Cornisa',
]
