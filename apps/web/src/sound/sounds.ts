import { action, makeObservable, observable } from 'mobx'
import { type Recipe, type SoundName, sounds } from './recipes.ts'

/** Makes a sound from its recipe. */
type Synth = (recipe: Recipe) => void

/**
 * Small sounds, made on the spot. Browsers allow none before somebody has touched the page, and nobody wants any
 * before: until then, and while the setting is off, all is silent and nothing is fetched.
 */
export class Sounds {
  /** Somebody has touched the page. */
  isAwake = false
  readonly #isOn: () => boolean
  readonly #load: () => Promise<Synth>
  #synth: Promise<Synth> | undefined

  constructor(isOn: () => boolean, load: () => Promise<Synth> = loadSynth) {
    this.#isOn = isOn
    this.#load = load
    makeObservable<Sounds, 'awake'>(this, { isAwake: observable, awake: action })
  }

  /** From the first gesture on, sounds may be heard. */
  awakeOnGesture(page: EventTarget): void {
    const gestures = ['pointerdown', 'keydown']
    const awake = () => {
      this.awake()
      for (const gesture of gestures) page.removeEventListener(gesture, awake)
    }
    for (const gesture of gestures) page.addEventListener(gesture, awake)
  }

  /** Whether anything may be heard now. */
  get areOn(): boolean {
    return this.isAwake && this.#isOn()
  }

  /** Plays a sound, if any may be heard; what happens to others more softly. Never fails: a match goes on without. */
  play(name: SoundName, loudness = 1): void {
    if (!this.areOn) return
    const [volume, ...rest] = sounds[name]
    this.#synth ??= this.#load()
    this.#synth.then(
      (synth) => synth([volume * loudness, ...rest]),
      () => {
        this.#synth = undefined
      },
    )
  }

  protected awake(): void {
    this.isAwake = true
  }
}

/** The synthesiser opens the device's loudspeaker as soon as it is fetched, so that is not done earlier. */
async function loadSynth(): Promise<Synth> {
  const { ZZFX } = await import('zzfx')
  // It counts twice: in the samples and when they are played.
  ZZFX.volume = 0.45
  await ZZFX.audioContext.resume()
  return (recipe) => void ZZFX.play(...recipe)
}
