import type { FindingWords } from '../words.ts'

/** English. */
export const en: FindingWords = ({ code, params: p }) => {
  switch (code) {
    case 'PACK_JSON':
      return 'The file is not valid JSON.'
    case 'PACK_FORMAT':
      return 'This is not a content pack of format 1.'
    case 'PACK_GAME':
      return `This is not a pack for ${p.game}.`
    case 'PACK_MISSING':
      return 'This field is missing.'
    case 'PACK_SURPLUS':
      return `Nobody knows the field “${p.name}”.`
    case 'PACK_TYPE':
      return `Another kind of value belongs here: ${p.expected}.`
    case 'PACK_PATTERN':
      return p.value === 'control'
        ? 'There are invisible characters in this text.'
        : `It is not written as it must be: ${p.value}.`
    case 'PACK_LENGTH':
      return `${p.length} characters; there may be ${p.min} to ${p.max}.`
    case 'PACK_RANGE':
      return `${p.value} is not from ${p.min} to ${p.max}.`
    case 'PACK_COUNT':
      return `${p.count} entries; there may be ${p.min} to ${p.max}.`
    case 'PACK_CHOICE':
      return `“${p.value}” is not among the possible ones: ${p.of}.`
    case 'PACK_UNIQUE':
      return `“${p.value}” is there twice.`
    case 'PACK_REFERENCE':
      return `“${p.value}” is not there.`
    case 'PACK_SHARE':
      return `${p.what}: ${p.value}; it must be ${p.min} to ${p.max}.`
    case 'PACK_GAP':
      return `Nothing fills the gap {${p.gap}} here.`
    case 'PACK_WORDING':
      return `This may not be said here: ${p.value}.`
    case 'PACK_CONTRADICTION':
      return `This does not go together: ${p.what}.`
    case 'PACK_CLASH':
      return 'Another pack has the same mark. Change the version.'
  }
}
