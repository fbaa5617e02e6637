/** How long a change of the mood takes to be heard, in seconds. */
const GLIDE_SEC = 2.5
const FADE_SEC = 0.8
/** The lowest tones of the house, a hair apart: they beat against each other. */
const TONES_HZ = [49, 49.6, 73.4]
const LOUDNESS = { least: 0.018, most: 0.055 }
const CUT_HZ = { least: 110, most: 420 }
/** How far apart the tones drift, in cents. */
const DRIFT_CENTS = 55

/** One low tone that never ends, darker or more pressing with the mood. Silent where a device has no such thing. */
export class Drone {
  #context: AudioContext | undefined
  #gain: GainNode | undefined
  #filter: BiquadFilterNode | undefined
  #tones: readonly OscillatorNode[] = []

  /** Sounds with this mood, from nothing to one, from now on. */
  play(mood: number): void {
    if (this.#context === undefined) this.#begin()
    const { currentTime = 0 } = this.#context ?? {}
    const glide = (param: AudioParam | undefined, value: number) =>
      param?.setTargetAtTime(value, currentTime, GLIDE_SEC / 3)
    glide(this.#gain?.gain, between(LOUDNESS, mood))
    glide(this.#filter?.frequency, between(CUT_HZ, mood))
    for (const [i, tone] of this.#tones.entries()) glide(tone.detune, (i - 1) * DRIFT_CENTS * mood)
  }

  /** Fades away. It may begin again. */
  stop(): void {
    const context = this.#context
    if (context === undefined) return
    this.#gain?.gain.setTargetAtTime(0, context.currentTime, FADE_SEC / 4)
    const tones = this.#tones
    this.#context = undefined
    this.#gain = undefined
    this.#filter = undefined
    this.#tones = []
    setTimeout(() => {
      for (const tone of tones) tone.stop()
      void context.close()
    }, FADE_SEC * 1000)
  }

  #begin(): void {
    if (typeof AudioContext === 'undefined') return
    const context = new AudioContext()
    const gain = new GainNode(context, { gain: 0 })
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: CUT_HZ.least, Q: 3 })
    filter.connect(gain).connect(context.destination)
    this.#tones = TONES_HZ.map((frequency) => {
      const tone = new OscillatorNode(context, { type: 'sawtooth', frequency })
      tone.connect(filter)
      tone.start()
      return tone
    })
    this.#context = context
    this.#gain = gain
    this.#filter = filter
  }
}

function between({ least, most }: { readonly least: number; readonly most: number }, share: number): number {
  return least + (most - least) * Math.min(1, Math.max(0, share))
}
