import { type Box, type Locale, type Refusal, refusalInWords } from '@ludoteca/kernel'
import { errorInWords, PROTOCOL_CODES, type ProtocolCode } from '@ludoteca/protocol'

const LOCALES: readonly Locale[] = ['en', 'es', 'de']
/** What a program says that had no words. */
const WORDLESS = /\bundefined\b|\[object |\bNaN\b|\bInfinity\b/

/** What is wrong with the sentences for a refusal, in any language; nothing when all can be read. */
export function wordlessness({ words, locale }: Pick<Box, 'words' | 'locale'>, refusal: Refusal, input: string) {
  const { code } = refusal
  const own = words.refusal(refusal)
  const sentences = LOCALES.map((each) => {
    if (own !== undefined) return own
    return isProtocolCode(code) ? errorInWords(code, each) : refusalInWords(words, each, refusal)
  })
  const bad = sentences.find((sentence) => isWordless(sentence, input) || sentence.includes(`(${code})`))
  return bad === undefined ? undefined : `${JSON.stringify(refusal)} in ${locale} says "${bad}"`
}

/** Whether a sentence shows that words were missing. What the input itself brought may be repeated. */
export function isWordless(sentence: unknown, input: string): boolean {
  if (typeof sentence !== 'string' || sentence.trim() === '') return true
  const found = WORDLESS.exec(sentence)?.[0]
  return found !== undefined && !input.includes(found)
}

function isProtocolCode(code: string): code is ProtocolCode {
  return (PROTOCOL_CODES as readonly string[]).includes(code)
}
