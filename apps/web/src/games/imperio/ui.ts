import type { DealTemplateId } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { action, makeObservable, observable } from 'mobx'
import { UiState } from '../../kit/ui-state.ts'

/** What lies open over the table. */
export type ImperioOverlay =
  | { readonly kind: 'property'; readonly id: string }
  | { readonly kind: 'deals' }
  | { readonly kind: 'compose'; readonly to?: string | undefined; readonly templateId?: DealTemplateId | undefined }
  | { readonly kind: 'portada' }
  | { readonly kind: 'owner'; readonly seat: Seat }
  | { readonly kind: 'board' }
  | { readonly kind: 'rumor' }
  | { readonly kind: 'trophy'; readonly id: string }

/** What the owners are put in order by. */
export type RankingBy = 'riqueza' | 'fama'

/** How somebody has arranged their table: what is open and what is chosen. It says nothing about the match. */
export class ImperioUi extends UiState<ImperioOverlay> {
  /** The chosen property, for the map, the row and the panels alike. */
  property: string | undefined
  ranking: RankingBy = 'riqueza'

  constructor() {
    super()
    makeObservable(this, { property: observable, ranking: observable, choose: action, rankBy: action })
  }

  override escape(): void {
    if (this.overlay) this.close()
    else this.choose(undefined)
  }

  choose(id: string | undefined): void {
    this.property = id
  }

  rankBy(ranking: RankingBy): void {
    this.ranking = ranking
  }
}
