import type { Uid } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { makeAutoObservable } from 'mobx'
import { type DragEventHandler, useState } from 'react'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { type CarcosaParts, useTable } from '../kit.ts'
import { act } from './doing.ts'

/** The thing that is being dragged, if any. There is one pointer, so there is one for all. */
class Dragging {
  uid: Uid | undefined

  constructor() {
    makeAutoObservable(this)
  }

  start(uid: Uid): void {
    this.uid = uid
  }

  stop(): void {
    this.uid = undefined
  }
}

export const dragging = new Dragging()

interface Drop {
  /** What is being dragged may be dropped here. */
  readonly isTarget: boolean
  /** It is right above. */
  readonly isOver: boolean
  readonly handlers: {
    readonly onDragOver: DragEventHandler
    readonly onDragLeave: DragEventHandler
    readonly onDrop: DragEventHandler
  }
}

/** A place where things can be dropped. Call it within an observer. */
function useDrop(accepts: (uid: Uid) => boolean, onDrop: (uid: Uid) => void): Drop {
  const [isOver, setOver] = useState(false)
  const { uid } = dragging
  const isTarget = uid !== undefined && accepts(uid)
  return {
    isTarget,
    isOver: isTarget && isOver,
    handlers: {
      onDragOver(event) {
        if (!isTarget) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        setOver(false)
        if (uid === undefined || !isTarget) return
        event.preventDefault()
        dragging.stop()
        onDrop(uid)
      },
    },
  }
}

/** [12.2] A thing dropped on a soul in the same place becomes an offer. */
export function useSoulDrop(seat: Seat): Drop {
  const { match, ui } = useTable()
  const accepts = (uid: Uid) => partnersFor({ match }, uid).includes(seat)
  return useDrop(accepts, (uid) => ui.open({ kind: 'trade', to: seat, give: uid }))
}

/** [12.2] A thing dropped on the Armería is stored. */
export function useArmeriaDrop(): Drop {
  const house = useTable()
  const accepts = (uid: Uid) => storing(house, uid) !== undefined
  return useDrop(accepts, (uid) => {
    const seat = storing(house, uid)
    if (seat !== undefined) act(house, { type: 'armeriaDrop', uid }, seat)
  })
}

/** To whom this thing can be offered now. */
export function partnersFor({ match }: Pick<CarcosaParts, 'match'>, uid: Uid): readonly Seat[] {
  return choicesOf(match, 'tradeOffer').flatMap(({ params }) => {
    return valuesOf<Uid>(params.give).includes(uid) ? valuesOf<Seat>(params.to) : []
  })
}

function storing({ match }: Pick<CarcosaParts, 'match'>, uid: Uid): Seat | undefined {
  return choicesOf(match, 'armeriaDrop').find(({ params }) => valuesOf<Uid>(params.uid).includes(uid))?.seat
}
