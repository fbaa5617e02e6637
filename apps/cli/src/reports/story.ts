import type { Outcome } from '@ludoteca/kernel'
import type { OpenedRecord } from '../records.ts'
import { table } from '../table.ts'
import { pretty } from './pretty.ts'

/** One move and what came of it, in words. Chapter 0 is the set-up. */
export interface Chapter {
  readonly seq: number
  readonly move: string | null
  readonly story: readonly string[]
}

/** A match as a text to read. */
export function storyInWords(
  opened: OpenedRecord,
  chapters: readonly Chapter[],
  position: object | undefined,
  outcome: Outcome | undefined,
): string {
  const { record, box } = opened
  const seats = record.seats.map(({ name, kind }) => `${name} (${kind})`).join(', ')
  const parts = [`${box.words.title}, rules ${record.rulesVersion}\n${seats}`, chapters.map(chapterInWords).join('\n')]
  if (position) parts.push(`The position after move ${chapters.at(-1)?.seq ?? 0}\n\n${pretty(position)}`)
  if (outcome) parts.push(ending(opened, outcome))
  return parts.join('\n\n')
}

function chapterInWords({ seq, move, story }: Chapter): string {
  const number = String(seq).padStart(5)
  const told = story.map((sentence) => `       ${sentence}`)
  return [`${number}  ${move ?? 'The match is set up.'}`, ...told].join('\n')
}

function ending({ record, box }: OpenedRecord, { reason, ranks, scores }: Outcome): string {
  const rows = record.seats.map(({ name }, seat) => [ranks[seat] ?? '', name, scores[seat] ?? ''])
  rows.sort((a, b) => Number(a[0]) - Number(b[0]))
  return `${box.words.ending(reason)}\n\n${table(['rank', 'seat', 'score'], rows)}`
}
