import type { FindingWords } from '../words.ts'

/** German. */
export const de: FindingWords = ({ code, params: p }) => {
  switch (code) {
    case 'PACK_JSON':
      return 'Die Datei ist kein gültiges JSON.'
    case 'PACK_FORMAT':
      return 'Das ist kein Inhaltspaket im Format 1.'
    case 'PACK_GAME':
      return `Dieses Paket ist nicht für ${p.game}.`
    case 'PACK_MISSING':
      return 'Dieses Feld fehlt.'
    case 'PACK_SURPLUS':
      return `Das Feld „${p.name}“ gibt es nicht.`
    case 'PACK_TYPE':
      return `Hierher gehört eine andere Art von Wert: ${p.expected}.`
    case 'PACK_PATTERN':
      return p.value === 'control'
        ? 'In diesem Text stehen unsichtbare Zeichen.'
        : `Es ist nicht geschrieben, wie es muss: ${p.value}.`
    case 'PACK_LENGTH':
      return `${p.length} Zeichen; es dürfen ${p.min} bis ${p.max} sein.`
    case 'PACK_RANGE':
      return `${p.value} liegt nicht zwischen ${p.min} und ${p.max}.`
    case 'PACK_COUNT':
      return `${p.count} Einträge; es dürfen ${p.min} bis ${p.max} sein.`
    case 'PACK_CHOICE':
      return `„${p.value}“ ist keiner der möglichen Werte: ${p.of}.`
    case 'PACK_UNIQUE':
      return `„${p.value}“ kommt zweimal vor.`
    case 'PACK_REFERENCE':
      return `„${p.value}“ gibt es nicht.`
    case 'PACK_SHARE':
      return `${p.what}: ${p.value}; es müssen ${p.min} bis ${p.max} sein.`
    case 'PACK_GAP':
      return `Die Lücke {${p.gap}} füllt hier nichts.`
    case 'PACK_WORDING':
      return `Das darf hier nicht stehen: ${p.value}.`
    case 'PACK_CONTRADICTION':
      return `Das passt nicht zusammen: ${p.what}.`
    case 'PACK_CLASH':
      return 'Ein anderes Paket hat dasselbe Kennzeichen. Ändere die Version.'
  }
}
