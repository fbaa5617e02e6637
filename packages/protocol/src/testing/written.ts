import { isFields, type Json } from '@ludoteca/kernel'

type Piece = { readonly text: string } | { readonly value: Json }

/**
 * JSON of a value, however deep it is, and also of numbers that only a text can bring: `1e999` is read as infinite, `-0`
 * keeps its sign.
 */
export function written(value: Json): string {
  let text = ''
  const left: Piece[] = [{ value }]
  for (let piece = left.pop(); piece !== undefined; piece = left.pop()) {
    if ('text' in piece) text += piece.text
    else for (const each of piecesOf(piece.value).reverse()) left.push(each)
  }
  return text
}

function piecesOf(value: Json): Piece[] {
  if (typeof value === 'number') return [{ text: writtenNumber(value) }]
  if (Array.isArray(value))
    return [{ text: '[' }, ...value.flatMap((each, i) => [comma(i), { value: each }]), { text: ']' }]
  if (!isFields(value)) return [{ text: JSON.stringify(value) }]
  const fields = Object.entries(value as Readonly<Record<string, Json>>)
  const pieces = fields.flatMap(([name, each], i) => [comma(i), { text: `${JSON.stringify(name)}:` }, { value: each }])
  return [{ text: '{' }, ...pieces, { text: '}' }]
}

function comma(i: number): Piece {
  return { text: i === 0 ? '' : ',' }
}

function writtenNumber(value: number): string {
  if (Object.is(value, -0)) return '-0'
  if (Number.isFinite(value)) return String(value)
  return value < 0 ? '-1e999' : '1e999'
}
