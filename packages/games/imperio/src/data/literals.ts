import { SPELLING } from './spelling.ts'

/**
 * What the seed writes in ASCII, or half in English, and how Lima writes it. The parody dynasties Ananos and Ananos J are
 * not among them: with ñ they would be the real ones, which no text may name [1.7.6].
 */
const LITERALS: readonly (readonly [seed: string, lima: string])[] = [
  [
    'Los nombres de dinastias se usan solo como fantasia/satira. No hay afiliacion ni representacion de personas u organizaciones reales.',
    'Los nombres de dinastías se usan solo como fantasía/sátira. No hay afiliación ni representación de personas u organizaciones reales.',
  ],
  ['Si', 'Sí'],
  ['Auditoria', 'Auditoría'],
  ['Tope de dano', 'Tope de daño'],
  ['Control de danos', 'Control de daños'],
  ['Seguro BASIC', 'Seguro básico'],
  ['Seguro FULL', 'Seguro total'],
  [
    'Cada ronda tienes una sola acción. Toca Asegurar y ponle seguro BASIC.',
    'Cada ronda tienes una sola acción. Toca Asegurar y ponle seguro básico.',
  ],
  ['Portada del round', 'Portada de la ronda'],
  ['Portada preview', 'Avance de portada'],
  ['Favorito del publico', 'Favorito del público'],
  ['Ampay del dia', 'Ampay del día'],
  ['Boletin municipal', 'Boletín municipal'],
  ['Tecnocrata Pro', 'Tecnócrata Pro'],
  ['Mas Estado, mas obra', 'Más Estado, más obra'],
  ['VIA', 'VÍA'],
  ['Nueva via expresa', 'Nueva vía expresa'],
  ['Expropiacion', 'Expropiación'],
  ['Aviso de derecho de via', 'Aviso de derecho de vía'],
  ['Jesus Maria', 'Jesús María'],
  ['Jesus Maria/Lince', 'Jesús María/Lince'],
  ['Local Jesus Maria', 'Local Jesús María'],
  ['Almacen Callao', 'Almacén Callao'],
  ['Casona Centro Historico', 'Casona Centro Histórico'],
  ['Acunazo', 'Acuñazo'],
  ['Mulderon', 'Mulderón'],
  [
    'Si apoyas al candidato X, te pago 1 en el proximo ingreso.',
    'Si apoyas al candidato X, te pago 1 en el próximo ingreso.',
  ],
  [
    'No pujo en Distrito D el proximo round; me pagas 1 ahora.',
    'No pujo en Distrito D la próxima ronda; me pagas 1 ahora.',
  ],
  // Whoever pays is protected [decision 109]; the seed's sentence says so of the other.
  [
    'Te pago 1; quedas Protegido hasta fin del proximo round.',
    'Te pago 1 y quedo con protección hasta el fin de la próxima ronda.',
  ],
  [
    'Me pagas 1; quedas Protegido hasta fin del proximo round.',
    'Me pagas 1 y quedas con protección hasta el fin de la próxima ronda.',
  ],
]

const LIMA = new Map(LITERALS)
const SEED = new Map(LITERALS.map(([seed, lima]) => [lima, seed]))

/** A literal of the seed, as people read it. */
export function spelled(literal: string): string {
  return SPELLING === 'SEED' ? literal : (LIMA.get(literal) ?? literal)
}

/** A name as headlines hold it. They are part of the state, so they have the seed's letters whatever the switch says. */
export function recorded(name: string): string {
  return SEED.get(name) ?? name
}

/** What a headline may hold of them. A tilde that one of our own headlines has always lacked is put in here, too. */
const IN_HEADLINES: ReadonlyMap<string, string> = new Map([
  ...['Local Jesus Maria', 'Jesus Maria', 'Almacen Callao', 'Casona Centro Historico', 'Tecnocrata Pro', 'VIA'].map(
    (name): readonly [string, string] => [name, spelled(name)],
  ),
  ['folder', 'fólder'],
])
const HELD = new RegExp(`(?<!\\p{L})(?:${[...IN_HEADLINES.keys()].join('|')})(?!\\p{L})`, 'gu')

/** A headline as the state holds it, as people read it. Display names are put in later, and stay as they are. */
export function respelled(text: string): string {
  return text.replace(HELD, (name) => IN_HEADLINES.get(name) as string)
}
