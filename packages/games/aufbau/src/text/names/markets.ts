/** [7.1] What a roll of the market table is about, and how much it is asked for. */
interface MarketRowWords {
  readonly category: string
  readonly demand: string
}

const RAW_ROWS: Readonly<Record<number, MarketRowWords>> = {
  2: { category: 'Teuerstes Rohmaterial', demand: 'Begehrt' },
  3: { category: 'Billiges Baumaterial', demand: 'Sehr gefragt' },
  4: { category: 'Billiges Nahrungsmaterial', demand: 'Sehr gefragt' },
  5: { category: 'Billiges Verbrauchsgut', demand: 'Sehr gefragt' },
  6: { category: 'Billiges/Einfaches Material', demand: 'Gefragt' },
  7: { category: 'Alle Materialien', demand: 'Normal' },
  8: { category: 'Einfaches Baumaterial', demand: 'Sehr gefragt' },
  9: { category: 'Einfaches Nahrungsmaterial', demand: 'Sehr gefragt' },
  10: { category: 'Einfaches Verbrauchsgut', demand: 'Sehr gefragt' },
  11: { category: 'Teures Baumaterial', demand: 'Gefragt' },
  12: { category: 'Teures Material', demand: 'Nicht gefragt' },
}

const SPECIAL_ROWS: Readonly<Record<number, MarketRowWords>> = {
  2: { category: 'Teures Luxusgut', demand: 'Begehrt' },
  3: { category: 'Billiges Handwerksprodukt', demand: 'Sehr gefragt' },
  4: { category: 'Billige Verbrauchsgüter', demand: 'Sehr gefragt' },
  5: { category: 'Billige Nahrungsveredelung', demand: 'Gefragt' },
  6: { category: 'Billiges Sondermaterial', demand: 'Gefragt' },
  7: { category: 'Alle Sondermaterialien', demand: 'Marktschwankung' },
  8: { category: 'Einfache Bauprodukte', demand: 'Sehr gefragt' },
  9: { category: 'Einfache Handwerksprodukte', demand: 'Sehr gefragt' },
  10: { category: 'Teure Bauprodukte', demand: 'Sehr gefragt' },
  11: { category: 'Teure Handwerksprodukte', demand: 'Begehrt' },
  12: { category: 'Teures Luxusgut', demand: 'Marktumschwung' },
}

/** [2.6] Before the first roll everything costs what it always did. */
const UNROLLED: MarketRowWords = { category: 'Alle Materialien', demand: 'Normal' }

export function rawRow(roll: number): MarketRowWords {
  return RAW_ROWS[roll] ?? UNROLLED
}

export function specialRow(roll: number): MarketRowWords {
  return SPECIAL_ROWS[roll] ?? UNROLLED
}
