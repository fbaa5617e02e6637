import type { DealTemplateId } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

/** What lies open over the table. */
export type Sheet =
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
export class Desk {
  /** The chosen property, for the map, the row and the panels alike. */
  property: string | undefined
  sheet: Sheet | undefined
  ranking: RankingBy = 'riqueza'

  constructor() {
    makeAutoObservable(this, { sheet: observableRef })
  }

  choose(id: string | undefined): void {
    this.property = id
  }

  open(sheet: Sheet): void {
    this.sheet = sheet
  }

  close(): void {
    this.sheet = undefined
  }

  rankBy(ranking: RankingBy): void {
    this.ranking = ranking
  }
}
