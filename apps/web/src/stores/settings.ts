import { type Locale, lookUp } from '@ludoteca/kernel'
import { autorun, makeAutoObservable, observableRef } from 'mobx'
import { PACES, type Pace } from '../kit/pace.ts'

/** The settings of this device. */
export interface Settings {
  locale: Locale
  theme: 'auto' | 'light' | 'dark'
  palette: 'standard' | 'colour-blind'
  motion: 'auto' | 'full' | 'reduced'
  /** How fast matches show what happens. */
  pace: Pace
  sound: boolean
  /** Tables that call something out say it aloud. */
  voice: boolean
  /** Percent of the usual size. */
  textSize: 90 | 100 | 115 | 130
}

const KEY = 'ludoteca.settings.v1'
/** The sizes of text there are. */
export const TEXT_SIZES: readonly Settings['textSize'][] = [90, 100, 115, 130]
const CHOICES = {
  locale: ['en', 'es', 'de'],
  theme: ['auto', 'light', 'dark'],
  palette: ['standard', 'colour-blind'],
  motion: ['auto', 'full', 'reduced'],
  pace: PACES,
  sound: [true, false],
  voice: [true, false],
  textSize: TEXT_SIZES,
} as const satisfies { [K in keyof Settings]: readonly Settings[K][] }

/** The settings of this device: kept in its storage, and shown on the page's root element for the styles. */
export class SettingsStore implements Settings {
  /** The language somebody has chosen. */
  chosenLocale: Locale = 'en'
  /** The languages of places that allow only one; the last one counts. */
  placeLocales: readonly { readonly locale: Locale }[] = []
  theme: Settings['theme'] = 'auto'
  palette: Settings['palette'] = 'standard'
  motion: Settings['motion'] = 'auto'
  pace: Pace = 'normal'
  sound = true
  voice = false
  textSize: Settings['textSize'] = 100
  /** What the device itself prefers. */
  systemDark = false
  systemReducesMotion = false

  constructor(storage: Storage, languages: readonly string[]) {
    makeAutoObservable(this, { placeLocales: observableRef, enter: false })
    this.locale = languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en'
    this.#restore(storage)
    autorun(() => storage.setItem(KEY, JSON.stringify(this.chosen)))
  }

  get chosen(): Settings {
    const { chosenLocale: locale, theme, palette, motion, pace, sound, voice, textSize } = this
    return { locale, theme, palette, motion, pace, sound, voice, textSize }
  }

  /** The language that is shown now: that of the place, or else the chosen one. */
  get locale(): Locale {
    return this.placeLocales.at(-1)?.locale ?? this.chosenLocale
  }

  set locale(locale: Locale) {
    this.chosenLocale = locale
  }

  /** Whether the place decides on the language. */
  get isLocaleGiven(): boolean {
    return this.placeLocales.length > 0
  }

  /** Enters a place that allows only this language. Returns a function that leaves it. */
  enter(locale: Locale): () => void {
    const place = { locale }
    this.setPlaces([...this.placeLocales, place])
    return () => this.setPlaces(this.placeLocales.filter((other) => other !== place))
  }

  get isDark(): boolean {
    return this.theme === 'auto' ? this.systemDark : this.theme === 'dark'
  }

  get reducesMotion(): boolean {
    return this.motion === 'auto' ? this.systemReducesMotion : this.motion === 'reduced'
  }

  /** The pace of scenes: none where motion is reduced. */
  get scenePace(): Pace {
    return this.reducesMotion ? 'none' : this.pace
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    Object.assign(this, { [key]: value })
  }

  /** Follows the device's preferences, and applies the settings to the page's root element. */
  show(root: HTMLElement, matchMedia: (query: string) => MediaQueryList): void {
    follow(matchMedia('(prefers-color-scheme: dark)'), (matches) => this.sense('systemDark', matches))
    follow(matchMedia('(prefers-reduced-motion: reduce)'), (matches) => this.sense('systemReducesMotion', matches))
    autorun(() => {
      root.lang = this.locale
      root.dataset.theme = this.isDark ? 'dark' : 'light'
      root.dataset.palette = this.palette
      root.dataset.motion = this.reducesMotion ? 'reduced' : 'full'
      root.style.fontSize = `${this.textSize}%`
    })
  }

  setPlaces(places: SettingsStore['placeLocales']): void {
    this.placeLocales = places
  }

  sense(key: 'systemDark' | 'systemReducesMotion', value: boolean): void {
    this[key] = value
  }

  /** Reads the stored settings; invalid values are ignored. */
  #restore(storage: Storage): void {
    const kept = readKept(storage.getItem(KEY))
    for (const [key, choices] of Object.entries(CHOICES)) {
      const value = lookUp(kept, key)
      if ((choices as readonly unknown[]).includes(value)) Object.assign(this, { [key]: value })
    }
  }
}

function readKept(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isLocale(tag: string): tag is Locale {
  return (CHOICES.locale as readonly string[]).includes(tag)
}

function follow(query: MediaQueryList, tell: (matches: boolean) => void): void {
  tell(query.matches)
  query.addEventListener('change', ({ matches }) => tell(matches))
}
