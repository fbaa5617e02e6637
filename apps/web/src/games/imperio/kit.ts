import type { Move, View } from '@ludoteca/imperio'
import { type TableParts, tableKit } from '../../kit/table-kit.ts'
import type { ImperioPresentation } from './presentation.ts'
import type { ImperioUi } from './ui.ts'

export type ImperioParts = TableParts<ImperioUi, ImperioPresentation>

export const { useTable, useTableParts, viewOf, play } = tableKit<View, Move, ImperioUi, ImperioPresentation>()
