import type { PackTable } from '@ludoteca/kernel'
import {
  coded,
  type FieldsShape,
  fieldsOf,
  listOf,
  oneOf,
  orNull,
  type Shape,
  variantsOf,
  whole,
  words,
  yesOrNo,
} from '@ludoteca/kernel/packs'
import { STICKERS } from '../art/stickers.ts'
import { CATEGORIES } from '../data/cards/deck.ts'
import { COMPLIANCE_MAX } from '../data/constants.ts'
import { DISTRICT_NAMES } from '../data/districts.ts'
import { METER_MAX, METERS } from '../data/meters.ts'
import { HEADLINE_MAX, NEWS_KINDS, SLOT_MAX } from '../data/news.ts'
import { PERSONAS } from '../data/personas.ts'
import { PROPERTIES } from '../data/properties.ts'

const TAGS = [...new Set(PROPERTIES.flatMap(({ tags }) => tags))]
const VOICES = PERSONAS.map(({ id }) => id)
const [category, cardCategory] = [oneOf(...CATEGORIES), oneOf(...CATEGORIES.filter((one) => one !== 'GLOBAL'))]
const tags = listOf(oneOf(...TAGS), 1, 4, '')
const headlines = listOf(words(HEADLINE_MAX), 2, 2, '')
const sticker = oneOf(...Object.keys(STICKERS))
const changes = (of: readonly string[], most: number) =>
  fieldsOf({}, Object.fromEntries(of.map((id) => [id, whole(-most, most)])))
const meterChanges = changes(
  METERS.map(({ id }) => id),
  METER_MAX,
)
const CASH_MAX = 4
const FAME_MAX = 4
/** [7.1.4] No line is printed twice in a match, so there must be several. */
const TEMPLATES_MIN = 3
const timed = fieldsOf({ delta: whole(-3, 3), rounds: whole(1, 3) })

/** [spec Appendix D] What is left out has no effect. */
const effects = fieldsOf(
  {},
  {
    cash: whole(-CASH_MAX, CASH_MAX),
    fame: whole(-FAME_MAX, FAME_MAX),
    debt: whole(0, 4),
    rent: timed,
    compliance: whole(-COMPLIANCE_MAX, COMPLIANCE_MAX),
    politicalExposure: whole(-3, 3),
    tradeLockRounds: whole(0, 3),
    propertyLoss: fieldsOf({ type: oneOf('EXPROPRIATION'), compensationPct: whole(50, 150) }),
    nextRiskCenti: whole(-100, 100),
    activateInfra: fieldsOf({ rounds: oneOf(2) }),
  },
)
const condition = variantsOf('type', {
  OWNER_PROTECTED: fieldsOf({}),
  OWNER_NOT_EXPROPRIATED: fieldsOf({}),
  DISTRICT_HAS_INFRA: fieldsOf({}),
  OWNER_COMPLIANCE_MIN: fieldsOf({ value: whole(1, COMPLIANCE_MAX) }),
  OWNER_FAME_MIN: fieldsOf({ value: whole(1, 12) }),
  PROPERTY_UPGRADE_MIN: fieldsOf({ value: whole(1, 2) }),
  PROPERTY_HAS_ANY_TAG: fieldsOf({ tags }),
})
/** [spec 5.6.1] */
const softened = (by: FieldsShape['fields']): FieldsShape =>
  fieldsOf(by, {
    cashReduce: whole(1, CASH_MAX),
    cancelCash: oneOf(true),
    fameReduce: whole(1, FAME_MAX),
    blockFameLoss: oneOf(true),
    cancelFame: oneOf(true),
    cancelRent: oneOf(true),
    setCash: whole(-CASH_MAX, 0),
    setFame: whole(-FAME_MAX, 0),
    setRent: timed,
  })
const mitigation = variantsOf('by', {
  SECURITY: softened({ when: oneOf('EXTORTION', 'CARD') }),
  INSURANCE: softened({ level: oneOf('BASIC', 'FULL') }),
  COMPLIANCE: softened({ min: whole(1, COMPLIANCE_MAX) }),
})
const choice = variantsOf('kind', {
  NUMERIC: fieldsOf({
    payCash: whole(1, CASH_MAX),
    pay: effects,
    penaltyValue: whole(1, 9),
    penalty: effects,
    pay_es: words(30),
    penalty_es: words(30),
  }),
  NON_NUMERIC: fieldsOf({
    options: listOf(fieldsOf({ id: oneOf('A', 'B'), label_es: words(30), effects }), 2, 2, 'id'),
  }),
})

const property = fieldsOf({
  id: coded(/^P-\d\d$/),
  nombre_es: words(SLOT_MAX.PROPERTY),
  district: oneOf(...DISTRICT_NAMES),
  tags,
  basePrice: whole(3, 12),
  baseRent: whole(1, 5),
  upgradeSlotsMax: whole(0, 3),
  buildQuality: oneOf('STANDARD', 'PREMIUM'),
  icon: oneOf(...new Set(PROPERTIES.map(({ icon }) => icon))),
})
const event = fieldsOf(
  {
    id: coded(/^E-\d{3}B?$/),
    category: cardCategory,
    title_es: words(28),
    body_es: words(90),
    scope: oneOf('OWNER', 'PROPERTY', 'DISTRICT'),
    polarity: oneOf('NEGATIVE', 'NEUTRAL', 'POSITIVE'),
    severity: oneOf('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'),
    headlines_es: headlines,
  },
  {
    isExtortion: yesOrNo,
    isScandal: yesOrNo,
    fameHeavy: orNull(yesOrNo),
    isPropertyLoss: yesOrNo,
    drawable: yesOrNo,
    copies: whole(1, 4),
    conditions: listOf(condition, 0, 3),
    effects: orNull(effects),
    choice: orNull(choice),
    mitigations: listOf(mitigation, 0, 4),
    fallback: orNull(coded(/^E-\d{3}B?$/)),
    sticker: orNull(sticker),
    stamp: orNull(sticker),
  },
)
const shock = fieldsOf({
  id: coded(/^G-\d\d$/),
  title_es: words(SLOT_MAX.SHOCK),
  body_es: words(90),
  cash: whole(-3, 3),
  rent: orNull(timed),
  worth: orNull(timed),
  tagRent: orNull(fieldsOf({ tags, delta: whole(-3, 3), rounds: whole(1, 3) })),
  meters: meterChanges,
  weightMods: orNull(fieldsOf({ category, delta: whole(-20, 20), rounds: whole(1, 3) })),
  exemptInsurance: orNull(oneOf('BASIC', 'FULL')),
  sticker,
  headlines_es: headlines,
})
const mood = fieldsOf({
  id: coded(/^M-\d\d$/),
  nombre_es: words(SLOT_MAX.MOOD),
  sentiment: oneOf('POSITIVE', 'NEGATIVE', 'NEUTRAL'),
  desc_es: words(70),
  effect: variantsOf('type', {
    RENT_ALL: fieldsOf({ delta: whole(-2, 2) }),
    RENT_TAG: fieldsOf({ tags, delta: whole(-2, 2) }),
    RENT_PRICE_MAX: fieldsOf({ delta: whole(-2, 2), maxBasePrice: whole(3, 12) }),
    CASH_IF_COMPLIANCE: fieldsOf({ delta: whole(-2, 2), minCompliance: whole(0, COMPLIANCE_MAX) }),
    CASH_IF_COMPLIANCE_LOW: fieldsOf({ delta: whole(-2, 2), maxCompliance: whole(0, COMPLIANCE_MAX) }),
    CASH_IF_FEW_PROPS: fieldsOf({ delta: whole(-2, 2), maxProperties: whole(0, 5) }),
    DEVELOP_COST: fieldsOf({ delta: whole(-2, 2), min: whole(1, 3) }),
    RISK_ALL: fieldsOf({ deltaCenti: whole(-100, 100) }),
    SUPPRESS_SLOT: fieldsOf({ delta: whole(1, 2) }),
    FAME_MULTIPLIER: fieldsOf({ multiplier: whole(2, 3) }),
    WEIGHT: fieldsOf({ category, delta: whole(-20, 20) }),
  }),
})
const candidate = fieldsOf({
  id: coded(/^C-\d\d$/),
  nombre_es: words(SLOT_MAX.CANDIDATE),
  slogan_es: words(30),
  summary_es: words(70),
  bundle: fieldsOf({ meters: meterChanges, weightMods: changes(CATEGORIES, 20) }),
})
const ECONOMIC = TAGS.filter((tag) => tag !== 'premium_area' && tag !== 'corredor_obra' && tag !== 'zona_caliente')

/** [spec Appendix D] What a pack of Imperio consists of. */
export const TABLES: readonly PackTable[] = [
  table('properties', 'Predios', listOf(property, PROPERTIES.length, PROPERTIES.length, 'id')),
  table('events', 'Eventos', listOf(event, 24, 120, 'id')),
  table('globalShocks', 'Golpes globales', listOf(shock, 3, 20, 'id')),
  table(
    'categoryWeights',
    'Pesos de los eventos (%)',
    fieldsOf(Object.fromEntries(CATEGORIES.map((id) => [id, whole(0, 60)]))),
  ),
  table(
    'signals',
    'Señales del mercado',
    listOf(
      fieldsOf({
        id: coded(/^S-\d\d$/),
        nombre_es: words(22),
        tagMods: changes(ECONOMIC, 2),
        opposite: orNull(coded(/^S-\d\d$/)),
      }),
      5,
      40,
      'id',
    ),
  ),
  table('moods', 'Humores de la ciudad', listOf(mood, 4, 40, 'id')),
  table('candidates', 'Candidatos', listOf(candidate, 2, 12, 'id')),
  table(
    'personas',
    'Voces de la prensa',
    listOf(
      fieldsOf({ id: oneOf(...VOICES), nombre_es: words(20), prefix_es: words(9, 0) }),
      VOICES.length,
      VOICES.length,
      'id',
    ),
  ),
  table(
    'newsKinds',
    'Titulares',
    listOf(
      fieldsOf({
        kind: oneOf(...NEWS_KINDS.map(({ kind }) => kind)),
        templates: fieldsOf(
          Object.fromEntries(VOICES.map((id) => [id, listOf(words(HEADLINE_MAX), TEMPLATES_MIN, 12, '')])),
        ),
      }),
      NEWS_KINDS.length,
      NEWS_KINDS.length,
      'kind',
    ),
  ),
  table('breves', 'Breves', listOf(words(HEADLINE_MAX), TEMPLATES_MIN, 40, '')),
  table('botNames', 'Nombres de los bots', listOf(words(16), 12, 40, '')),
]

function table(name: string, title: string, shape: Shape): PackTable {
  return { name, title, shape }
}
