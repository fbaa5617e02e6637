import type { Box } from '../box.ts'
import { isFields } from '../domain.ts'
import type { MatchRecord } from '../record.ts'
import type { Shelved } from '../workshop.ts'
import { type Content, type Finding, type Pack, packRefOf } from './pack.ts'
import { coded, FINDINGS_MAX, fieldsOf, oneOf, shapeFindings, words } from './shape.ts'

const HEAD = {
  format: oneOf('ludoteca-pack'),
  formatVersion: oneOf(1),
  id: coded(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  version: coded(/^[\w.-]{1,20}$/),
  title: words(60),
}

/** What is wrong with a document that should be a pack of this game; nothing when it can be played. */
export function packFindings(
  content: Pick<Content, 'builtIn' | 'tables' | 'check'>,
  document: unknown,
): readonly Finding[] {
  if (!isFields(document)) return [{ path: '', code: 'PACK_TYPE', params: { expected: 'fields' } }]
  const { game } = content.builtIn
  if (document.format !== 'ludoteca-pack' || document.formatVersion !== 1) {
    return [{ path: 'format', code: 'PACK_FORMAT', params: {} }]
  }
  if (document.game !== game) return [{ path: 'game', code: 'PACK_GAME', params: { game } }]
  const tables = fieldsOf(Object.fromEntries(content.tables.map(({ name, shape }) => [name, shape])))
  const findings = shapeFindings(fieldsOf({ ...HEAD, game: oneOf(game), tables }), document, '')
  const all = findings.length > 0 ? findings : content.check((document as unknown as Pack).tables)
  return all.slice(0, FINDINGS_MAX)
}

/** The document in a text, or why there is none. */
export function readPack(text: string): { readonly document: unknown } | { readonly findings: readonly Finding[] } {
  try {
    return { document: JSON.parse(text) as unknown }
  } catch {
    return { findings: [{ path: '', code: 'PACK_JSON', params: {} }] }
  }
}

/** A document that is no pack of this game. */
export class BadPack extends Error {
  override readonly name = 'BadPack'
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    super(`this is no pack to play with: ${findings[0]?.code} at "${findings[0]?.path}"`)
    this.findings = findings
  }
}

/** The game with this pack. Throws `BadPack` for a document that will not do, or a game that takes none. */
export async function boxWithPack(game: Shelved, document: unknown): Promise<Box> {
  const content = (await game.workshop?.())?.content
  if (content === undefined) {
    throw new BadPack([{ path: 'game', code: 'PACK_GAME', params: { game: (await game.load()).game.id } }])
  }
  const findings = packFindings(content, document)
  if (findings.length > 0) throw new BadPack(findings)
  return content.bind({ ...packRefOf(document as Pack), document: document as Pack })
}

/** The game as a record was played with it: with the pack that the record carries, if it carries one. */
export async function boxOfRecord(game: Shelved, { pack }: Pick<MatchRecord, 'pack'>): Promise<Box> {
  return pack === undefined ? game.load() : boxWithPack(game, pack)
}
