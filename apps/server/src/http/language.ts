import type { Locale } from '@ludoteca/kernel'

const LOCALES: readonly Locale[] = ['en', 'es', 'de']

/** The best of our languages for an `Accept-Language` header; English when it names none of them. */
export function languageOf(header: string | undefined): Locale {
  let best: Locale = 'en'
  let bestWeight = 0
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';')
    const locale = LOCALES.find((known) => known === tag.split('-')[0])
    const weight = weightOf(params)
    if (locale !== undefined && weight > bestWeight) {
      best = locale
      bestWeight = weight
    }
  }
  return best
}

function weightOf(params: readonly string[]): number {
  const quality = params.map((param) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(param)?.[1]).find((q) => q !== undefined)
  return quality === undefined ? 1 : Number(quality)
}
