import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { EventCard } from '../../src/data/cards/types.ts'
import { sources } from './sources.ts'

// The one switch turned: everything that the seed writes is there as it writes it. Other tests see nothing of it.
const SWITCH = '../../src/data/spelling.ts'
vi.resetModules()
vi.doMock(SWITCH, () => ({ SPELLING: 'SEED' }))
const { ACHIEVEMENTS } = await import('../../src/data/achievements.ts')
const { AWARDS } = await import('../../src/data/awards.ts')
const { CANDIDATES } = await import('../../src/data/candidates.ts')
const { EVENT_CARDS } = await import('../../src/data/cards/deck.ts')
const { DEAL_TEMPLATES } = await import('../../src/data/deal-templates.ts')
const { DISTRICT_NAMES } = await import('../../src/data/districts.ts')
const { INFRA } = await import('../../src/data/infra.ts')
const { VOICES } = await import('../../src/data/voices/voices.ts')
const { PERSONAS } = await import('../../src/data/personas.ts')
const { PROPERTIES } = await import('../../src/data/properties.ts')
const { SIGNALS } = await import('../../src/data/signals.ts')
const { SPECIALS } = await import('../../src/data/specials.ts')
const { TEAMS } = await import('../../src/data/teams.ts')
const { COACH } = await import('../../src/text/coach.ts')
const { pitchOf } = await import('../../src/text/deals.ts')
const { headline } = await import('../../src/text/headlines.ts')
const { MESSAGES } = await import('../../src/text/refusals.ts')
const { ACTIONS, FAME_SPENDS, UI } = await import('../../src/text/ui.ts')
vi.doUnmock(SWITCH)
vi.resetModules()

test.each([
  [
    UI.disclaimer,
    'Los nombres de dinastias se usan solo como fantasia/satira. No hay afiliacion ni representacion de personas u organizaciones reales.',
  ],
  [MESSAGES.NO_CASH, 'No te alcanza, causa.'],
  [UI.rumor, 'Correr el rumor'],
  [UI.rematch, 'Revancha al toque'],
  [UI.fameTax, 'Impuesto a la fama'],
  [UI.chipCap, 'Tope de dano'],
  [UI.chipInsFull, 'Seguro FULL'],
  [UI.chipSecurity, 'Seguridad activa'],
  [UI.bidButton, 'Pujar'],
  [UI.bidSent, 'PUJA ENVIADA'],
  [UI.voted, 'VOTASTE'],
  [UI.sold, 'ADJUDICADO'],
  [UI.cupo, 'CUPO'],
  [UI.trazo, 'TRAZO'],
  [UI.obra, 'OBRA'],
  [UI.metro, 'METRO'],
  [UI.via, 'VIA'],
  [UI.wealth, 'Riqueza'],
  [UI.fame, 'Fama'],
  [UI.prefAutoPay, 'Siempre pagar para evitar penalidades'],
  [UI.yes, 'Si'],
  [UI.no, 'No'],
  [UI.roundCover, 'Portada del round'],
  [UI.coverPreview, 'Portada preview'],
  [FAME_SPENDS.YAPE, 'Yape de emergencia'],
  [FAME_SPENDS.CONTROL_DANOS, 'Control de danos'],
  [FAME_SPENDS.CORTINA, 'Cortina de humo'],
  [Object.values(ACTIONS).join(', '), 'Desarrollar, Asegurar, Seguridad, PR, Auditoria, Trato, Romper pacto, Pasar'],
])('the seed says “%s”, byte for byte', (words, literal) => expect(words).toBe(literal))

describe('what the seed lists is called as it is there', () => {
  const named = (list: readonly { readonly id: string; readonly nombre_es: string }[]) =>
    list.map(({ id, nombre_es }) => `${id} ${nombre_es}`)

  test('signals', () =>
    expect(named(SIGNALS)).toEqual([
      'S-01 Boom Airbnb',
      'S-02 Oficinas flojas',
      'S-03 Puerto full',
      'S-04 Lima de noche',
      'S-05 Familias compran',
      'S-06 Burocracia al 200%',
      'S-07 Turismo asustado',
      'S-08 Rebote post-crisis',
      'S-09 Flete caro',
      'S-10 Moda Barranco',
    ]))

  test('candidates and their slogans', () =>
    expect(CANDIDATES.map(({ nombre_es, slogan_es }) => `${nombre_es}: ${slogan_es}`)).toEqual([
      'General Orden: Mano dura, pero con licencia',
      'Tecnocrata Pro: Estabilidad, por favor',
      'Shock Reformista: Corta la grasa',
      'Estado Expansivo: Mas Estado, mas obra',
    ]))

  test('works and the cards that come with them', () => {
    expect(named(INFRA)).toEqual(['INF-01 Terminal del Metro anunciado', 'INF-02 Nueva via expresa'])
    const titleOf = (id: string) => EVENT_CARDS.find((card) => card.id === id)?.title_es
    expect(['E-045', 'E-051', 'E-051B', 'E-053'].map(titleOf)).toEqual([
      'Incendio',
      'Expropiacion',
      'Aviso de derecho de via',
      'Anuncio de obras',
    ])
  })

  test('the sticker of scandals, that of extortion, and the stamp of bureaucracy', () => {
    const printed = (is: (card: EventCard) => boolean) =>
      new Set(EVENT_CARDS.filter(is).map(({ sticker, stamp }) => sticker ?? stamp))
    expect(printed(({ isScandal }) => isScandal)).toEqual(new Set(['AMPAY']))
    expect(printed(({ isExtortion }) => isExtortion)).toEqual(new Set(['CUPO']))
    expect(printed(({ category, polarity }) => category === 'LICENCIAS' && polarity !== 'POSITIVE')).toEqual(
      new Set(['OBSERVADO']),
    )
  })

  test('special rounds, personas, awards and achievements', () => {
    expect(SPECIALS.map(({ nombre_es }) => nombre_es)).toEqual([
      'Guerra de Distrito',
      'Ventana Bancaria',
      'Subasta de Prestigio',
    ])
    expect(PERSONAS.map(({ nombre_es }) => nombre_es)).toEqual([
      'Diario serio',
      'Portada chicha',
      'Programa de la tarde',
      'Radio con llamadas',
      'Boletin municipal',
    ])
    expect(named(AWARDS)).toEqual(['AW-FAV Favorito del publico', 'AW-AMP Ampay del dia'])
    expect(named(ACHIEVEMENTS)).toEqual(
      expect.arrayContaining(['A-TUT-01 Primer Casero', 'A-BET-01 Rompiste el Pacto']),
    )
  })

  test('a loan that is not repaid: “Deudor moroso” in every persona’s voice', () => {
    const voices = Object.values(VOICES)
    expect(voices).toHaveLength(PERSONAS.length)
    for (const text of voices.flatMap((voice) => voice.LOAN_DEFAULT)) expect(text).toMatch(/deudor moroso/i)
  })

  test('the sentences of deals', () => {
    const pitch = (id: string) => DEAL_TEMPLATES.find((template) => template.id === id)?.pitch_es
    expect(['ELECTION_PACT', 'NON_COMPETE', 'SECURITY_ESCORT'].map(pitch)).toEqual([
      'Si apoyas al candidato X, te pago 1 en el proximo ingreso.',
      'No pujo en Distrito D el proximo round; me pagas 1 ahora.',
      'Te pago 1; quedas Protegido hasta fin del proximo round.',
    ])
  })

  test('districts', () =>
    expect(DISTRICT_NAMES.toSorted()).toEqual(
      [
        'Miraflores',
        'San Isidro',
        'Barranco',
        'Surco',
        'La Molina',
        'Centro',
        'Jesus Maria/Lince',
        'Magdalena/San Miguel',
        'Callao',
        'Ate/SJL',
        'Chorrillos',
        'Independencia/Los Olivos',
      ].toSorted(),
    ))

  test('dynasties, in both sets', () => {
    expect(TEAMS.map(({ REAL_LABEL }) => REAL_LABEL).join(', ')).toBe(
      'Brescia, Romero, Rodríguez (Gloria), Rodríguez Pastor (Intercorp), Hochschild, Benavides, Arias Vargas, Navarro Grau, Marsano, Lindley, Fishman, Acuña, Dyer, Mulder, Matta, Añaños, Añaños Jerí',
    )
    expect(TEAMS.map(({ PARODY }) => PARODY).join(', ')).toBe(
      'Brecha, Romerazo, Gloriaz, Intercopia, Hochi, Benavidios, Arias V, Navarro G, Marsanito, Lindlitas, Fishmanazo, Acunazo, Dayer, Mulderon, Mattita, Ananos, Ananos J',
    )
  })

  test.each([
    ['P-01', 'Depa Miraflores Vista', 'Miraflores', 'residencial costa premium_area', 8, 3, 2, 'PREMIUM'],
    ['P-02', 'Oficina San Isidro Prime', 'San Isidro', 'oficinas gobierno premium_area', 9, 3, 2, 'PREMIUM'],
    ['P-03', 'Loft Barranco', 'Barranco', 'cultura turismo costa', 7, 3, 1, 'STANDARD'],
    ['P-04', 'Local Jesus Maria', 'Jesus Maria/Lince', 'residencial gobierno', 6, 2, 1, 'STANDARD'],
    ['P-05', 'Almacen Callao', 'Callao', 'logistica zona_caliente', 6, 2, 1, 'STANDARD'],
    ['P-06', 'Casa Surco Familiar', 'Surco', 'residencial', 7, 2, 2, 'STANDARD'],
    ['P-07', 'Depa La Molina', 'La Molina', 'residencial premium_area', 7, 2, 2, 'STANDARD'],
    ['P-08', 'Tienda San Miguel', 'Magdalena/San Miguel', 'residencial costa', 6, 2, 1, 'STANDARD'],
    ['P-09', 'Casona Centro Historico', 'Centro', 'gobierno cultura', 5, 2, 1, 'STANDARD'],
    ['P-10', 'MiniDepa Chorrillos', 'Chorrillos', 'residencial costa', 5, 2, 1, 'STANDARD'],
    ['P-11', 'Depa Los Olivos', 'Independencia/Los Olivos', 'residencial', 4, 2, 1, 'STANDARD'],
    ['P-12', 'Local Ate', 'Ate/SJL', 'logistica residencial', 4, 2, 1, 'STANDARD'],
    ['P-20', 'Torre Financiera', 'San Isidro', 'oficinas gobierno premium_area', 10, 4, 2, 'PREMIUM'],
  ] as const)('[A7] %s %s', (...row) => {
    const card = PROPERTIES.find(({ id }) => id === row[0])
    expect(
      card && [card.id, card.nombre_es, card.district, card.tags.join(' '), card.basePrice, card.baseRent],
    ).toEqual(row.slice(0, 6))
    expect([card?.upgradeSlotsMax, card?.buildQuality, card?.deckTier]).toEqual([row[6], row[7], 0])
  })
})

test('[9] the coach says what the specification has him say', () => {
  expect(COACH.flatMap((lines) => Object.values(lines))).toEqual([
    'Esta es la fila de predios en venta. Las señales de hoy suben la renta de las casas.',
    'Puja 4 por el Depa Los Olivos. Nadie ve tu puja hasta el final.',
    '¡ADJUDICADO! Tu primer predio ya cobra renta.',
    'Cada ronda tienes una sola acción. Toca Asegurar y ponle seguro BASIC.',
    'El público vota el humor de la próxima ronda. Esta vez vota tú.',
    'Aquí se cierran los tratos entre caseros. Hoy no hay ninguno.',
    'La ciudad siempre le pega a alguien. Hoy le tocó a Don Pancho.',
    'Todo termina en titulares. Toca la portada para verla completa.',
    'Ganó «Todos buscan depa»: todas las rentas suben 1. Mira la fila nueva.',
    'Ahora elige tú. Puedes pujar o guardar tu caja.',
    'Mira tu recibo: rentas menos costos. Lo que queda es tu caja.',
    'Prueba Desarrollar para subir tu renta. O toca Pasar y ahorra.',
    'Pronto podrás ofrecer tratos a otros caseros. Hoy seguimos de largo.',
    '¡Polillas! Tu seguro cubrió toda la pérdida.',
    'Gana quien termina con más Riqueza: caja más predios menos deuda.',
    'Ya eres casero. Te llevas el logro Primer Casero.',
  ])
})

test('headlines keep the letters of the state', () => {
  expect(headline('Se adjudica Almacen Callao en Jesus Maria', String)).toBe(
    'Se adjudica Almacen Callao en Jesus Maria',
  )
  expect(pitchOf('SECURITY_ESCORT', { payer: 'RECEIVER' })).toBe(
    'Me pagas 1; quedas Protegido hasta fin del proximo round.',
  )
})

test('[1.7.6] no real label stands in any text but the table of dynasties', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  const texts = [rules, ...sources('data/teams.ts')]
  for (const { REAL_LABEL } of TEAMS) {
    const label = new RegExp(`(?<![\\p{L}])${REAL_LABEL.replace(/[()]/g, '\\$&')}(?![\\p{L}])`, 'u')
    for (const text of texts) expect(text).not.toMatch(label)
  }
})
