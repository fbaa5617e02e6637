import type { Move, View } from '@ludoteca/banca'
import { tableKit } from '../../kit/table-kit.ts'
import type { BancaPresentation } from './presentation.ts'
import type { BancaUi } from './ui.ts'

export const { useTable, useTableParts, viewOf, play } = tableKit<View, Move, BancaUi, BancaPresentation>()
