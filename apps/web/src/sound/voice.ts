/** As much of the browser's speech as is used here. */
export interface Speech {
  readonly speaking: boolean
  readonly pending: boolean
  getVoices(): readonly Pick<SpeechSynthesisVoice, 'lang'>[]
  speak(words: SpeechSynthesisUtterance): void
}

/** Calls are short, and said with some haste. */
const RATE = 1.15

/** What a table calls out, spoken by the device. Nobody hears it who has not asked for it. */
export class Voice {
  readonly #isOn: () => boolean
  readonly #speech: Speech | undefined

  constructor(isOn: () => boolean, speech: Speech | undefined = globalThis.speechSynthesis) {
    this.#isOn = isOn
    this.#speech = speech
    // Some browsers fetch their voices only when they are first asked for them.
    speech?.getVoices()
  }

  /** Whether this browser speaks at all. */
  get isThere(): boolean {
    return this.#speech !== undefined
  }

  /** Says it, in a voice of that language and if possible of that country. Calls do not queue: a late one says nothing. */
  say(text: string, lang: string): void {
    const speech = this.#speech
    if (speech === undefined || !this.#isOn() || speech.speaking || speech.pending) return
    const voice = voiceFor(speech.getVoices(), lang)
    // In the voice of another language it would be gibberish.
    if (voice === undefined) return
    speech.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: voice.lang, voice, rate: RATE }))
  }
}

function voiceFor<V extends { readonly lang: string }>(voices: readonly V[], lang: string): V | undefined {
  const tagOf = (voice: V) => voice.lang.replace('_', '-').toLowerCase()
  const wanted = lang.toLowerCase()
  const [language = ''] = wanted.split('-')
  return (
    voices.find((voice) => tagOf(voice) === wanted) ?? voices.find((voice) => tagOf(voice).split('-')[0] === language)
  )
}
