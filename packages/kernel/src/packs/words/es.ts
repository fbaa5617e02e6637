import type { FindingWords } from '../words.ts'

/** Spanish. */
export const es: FindingWords = ({ code, params: p }) => {
  switch (code) {
    case 'PACK_JSON':
      return 'El archivo no es un JSON válido.'
    case 'PACK_FORMAT':
      return 'Esto no es un paquete de contenido del formato 1.'
    case 'PACK_GAME':
      return `Este paquete no es de ${p.game}.`
    case 'PACK_MISSING':
      return 'Falta este campo.'
    case 'PACK_SURPLUS':
      return `El campo “${p.name}” no existe.`
    case 'PACK_TYPE':
      return `Aquí va otro tipo de valor: ${p.expected}.`
    case 'PACK_PATTERN':
      return p.value === 'control' ? 'El texto tiene caracteres invisibles.' : `No está escrito como debe: ${p.value}.`
    case 'PACK_LENGTH':
      return `Tiene ${p.length} caracteres; deben ser de ${p.min} a ${p.max}.`
    case 'PACK_RANGE':
      return `${p.value} no está entre ${p.min} y ${p.max}.`
    case 'PACK_COUNT':
      return `Hay ${p.count}; deben ser de ${p.min} a ${p.max}.`
    case 'PACK_CHOICE':
      return `“${p.value}” no es uno de los posibles: ${p.of}.`
    case 'PACK_UNIQUE':
      return `“${p.value}” está dos veces.`
    case 'PACK_REFERENCE':
      return `“${p.value}” no existe.`
    case 'PACK_SHARE':
      return `${p.what}: ${p.value}; debe ser de ${p.min} a ${p.max}.`
    case 'PACK_GAP':
      return `Aquí nada llena el hueco {${p.gap}}.`
    case 'PACK_WORDING':
      return `Esto no se puede decir aquí: ${p.value}.`
    case 'PACK_CONTRADICTION':
      return `Esto no va junto: ${p.what}.`
    case 'PACK_CLASH':
      return 'Otro paquete tiene la misma marca. Cambia la versión.'
  }
}
