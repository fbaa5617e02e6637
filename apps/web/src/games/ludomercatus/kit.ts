import type { Move, View } from '@ludoteca/ludomercatus'
import { type TableParts, tableKit } from '../../kit/table-kit.ts'
import type { LudomercatusPresentation } from './presentation.ts'
import type { LudomercatusUi } from './ui.ts'

export type LudomercatusParts = TableParts<LudomercatusUi, LudomercatusPresentation>

export const { useTable, useTableParts, viewOf, play } = tableKit<
  View,
  Move,
  LudomercatusUi,
  LudomercatusPresentation
>()
