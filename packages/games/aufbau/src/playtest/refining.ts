import type { Sheet } from '@ludoteca/kernel'
import { MATERIALS, type Material, type MaterialId, materialOf } from '../data/materials.ts'
import { WORKSHOP } from '../data/works.ts'
import { bonusForFours, unitValue12 } from '../rules/sale-value.ts'
import { refuseRecipe } from '../rules/workshop-rules.ts'
import { MATERIAL_NAMES } from '../text/names/materials.ts'

const UNITS = WORKSHOP.rawIn.small

/** [12.5, 6.8] What a round of a small workshop is worth, if all is sold by itself: as it came, made, or improved. */
export function refining(): Sheet {
  const rows = MATERIALS.filter(({ kind }) => kind === 'raw').map((raw) => ({
    raw,
    made: bestOf(raw, raw.workshopOutput ? [raw.workshopOutput] : []),
    improved: bestOf(raw, raw.improvedOutputs),
  }))
  return {
    title: 'Workshops',
    about: `Gold for what a small workshop makes of ${UNITS} raw materials in a round, sold by itself without a market: as they are, as two special materials, or as the best improved raw material.`,
    columns: ['Raw material', 'As it is', 'Special', 'Improved', 'Best improved one'],
    rows: rows
      .filter(({ made, improved }) => made ?? improved)
      .sort((a, b) => (improvedGold(b) ?? 0) - (improvedGold(a) ?? 0))
      .map(({ raw, made, improved }) => [
        MATERIAL_NAMES[raw.id],
        goldFor(raw, UNITS),
        made ? goldOf(made) : '–',
        improved ? goldOf(improved) : '–',
        improved ? MATERIAL_NAMES[improved.id] : '–',
      ]),
  }
}

function improvedGold({ improved }: { readonly improved: Material | undefined }): number | undefined {
  return improved && goldOf(improved)
}

function bestOf(raw: Material, outputs: readonly MaterialId[]): Material | undefined {
  const possible = outputs.filter((output) => !refuseRecipe(raw.id, output)).map(materialOf)
  return possible.sort((a, b) => goldOf(b) - goldOf(a))[0]
}

function goldOf(output: Material): number {
  return goldFor(output, output.kind === 'raw' ? UNITS : WORKSHOP.specialOut.small)
}

function goldFor(material: Material, count: number): number {
  return (count * unitValue12(material, false)) / 12 + bonusForFours(material, count)
}
