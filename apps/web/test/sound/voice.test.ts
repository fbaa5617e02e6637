import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Voice } from '../../src/sound/voice.ts'

interface Said {
  readonly text: string
  readonly lang: string
}

class Utterance {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A browser that speaks with these voices. */
function speechOf(...langs: string[]) {
  const said: Said[] = []
  const state = { speaking: false, pending: false }
  const speech = {
    get speaking() {
      return state.speaking
    },
    get pending() {
      return state.pending
    },
    getVoices: () => langs.map((lang) => ({ lang })),
    speak: (words: Said) => void said.push(words),
  }
  return { said, state, speech: speech as never }
}

describe('calls [V5]', () => {
  beforeEach(() => {
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  })

  test('are silent until somebody asks for them', () => {
    const { said, speech } = speechOf('es-PE')
    new Voice(() => false, speech).say('¡Ampay!', 'es-PE')
    expect(said).toEqual([])
  })

  test.each([
    ['of the same country', ['en-GB', 'es-ES', 'es-PE'], 'es-PE'],
    ['of the same language, however the device writes it', ['en_GB', 'es_MX'], 'es_MX'],
  ])('are said in a voice %s', (_what, voices, lang) => {
    const { said, speech } = speechOf(...voices)
    new Voice(() => true, speech).say('¡Ampay!', 'es-PE')
    expect(said).toMatchObject([{ text: '¡Ampay!', lang }])
  })

  test('are not said in the voice of another language', () => {
    const { said, speech } = speechOf('en-GB', 'de-DE')
    new Voice(() => true, speech).say('¡Ampay!', 'es-PE')
    expect(said).toEqual([])
  })

  test('do not queue: what comes while another is said is left out', () => {
    const { said, state, speech } = speechOf('es-PE')
    const voice = new Voice(() => true, speech)
    state.speaking = true
    voice.say('¡Al toque!', 'es-PE')
    state.speaking = false
    voice.say('¡Adjudicado!', 'es-PE')
    expect(said.map(({ text }) => text)).toEqual(['¡Adjudicado!'])
  })

  test('are missing where the browser does not speak, and nothing fails', () => {
    const voice = new Voice(() => true, undefined)
    expect(voice.isThere).toBe(false)
    voice.say('¡Ampay!', 'es-PE')
  })
})
