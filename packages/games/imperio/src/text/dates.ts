const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const DAY_MS = 86_400_000
/** Lima has no summer time. */
const LIMA_MS = -5 * 3_600_000
const ERA_DAYS = 146_097

/** [12.2] The day in Lima at that moment: “19 de noviembre de 2026”. By arithmetic, since rules have no calendar. */
export function limaDate(at: number): string {
  // Years begin in March, so that the leap day is the last one; eras are 400 years.
  const days = Math.floor((at + LIMA_MS) / DAY_MS) + 719_468
  const era = Math.floor(days / ERA_DAYS)
  const inEra = days - era * ERA_DAYS
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096)
  const yearInEra = Math.floor((inEra - leaps) / 365)
  const inYear = inEra - (365 * yearInEra + Math.floor(yearInEra / 4) - Math.floor(yearInEra / 100))
  const fromMarch = Math.floor((5 * inYear + 2) / 153)
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = (fromMarch + 2) % 12
  const year = era * 400 + yearInEra + (month < 2 ? 1 : 0)
  return `${day} de ${MONTHS[month]} de ${year}`
}
