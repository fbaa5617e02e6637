import type { TemplateKind } from '../news.ts'

/** What a persona writes of each kind of news. The first is the only one that versions 1 and 2 know. */
export type Voice = Readonly<Record<TemplateKind, readonly [string, string, string, ...string[]]>>
