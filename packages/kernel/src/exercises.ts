import { same } from './domain.ts'
import type { Move } from './game.ts'
import type { Learner, Lesson, Tutorial } from './tutorial.ts'

/** One lesson of a tutorial that goes step by step: something to read, or something to do. */
export interface Exercise<V, M extends Move = Move> {
  readonly id: string
  /** At most two sentences; by the position where it names what stands there. */
  readonly text: string | ((view: V) => string)
  /** The part of the table that it speaks of, by its `data-coach`. */
  readonly about?: string
  /** What the coach would do. Without it the lesson is read and put away. */
  readonly move?: M | ((view: V) => M | undefined)
  /** Which moves go on from here besides that one. Without it no other. */
  allows?(move: M, view: V): boolean
  /** From when on it is said: the learner watches until then. Without it, once the learner is asked. */
  when?(view: V): boolean
  /** How long there is something to do. Without it one move is enough. */
  until?(view: V): boolean
}

/** Lessons that come one after another. All is learnt once the last one was done in which there was something to do. */
export function inOrder<V, M extends Move>(
  exercises: readonly Exercise<V, M>[],
): Pick<Tutorial<object, V, M>, 'lesson' | 'isDone'> {
  const lastToDo = exercises.findLastIndex(({ move }) => move !== undefined)
  return {
    lesson: (learner) => {
      const exercise = exercises[placeOf(exercises, learner)]
      return exercise && isTime(exercise, learner) ? lessonOf(exercise, learner.view) : undefined
    },
    isDone: (learner) => placeOf(exercises, learner) > lastToDo,
  }
}

/** Which exercise is on: the last one that was done, as long as it lasts, or the one after it. */
function placeOf<V, M extends Move>(exercises: readonly Exercise<V, M>[], { said, view }: Learner<V, M>): number {
  const last = exercises.findLastIndex(({ id }) => said.has(id))
  const isOn = exercises[last]?.until?.(view) === false
  return isOn ? last : last + 1
}

/** Something to do is said to whoever is asked, and something to read as soon as there is. */
function isTime<V, M extends Move>({ move, when }: Exercise<V, M>, { decisions, view }: Learner<V, M>): boolean {
  if (move !== undefined && decisions.every(({ open }) => open)) return false
  return when?.(view) ?? true
}

function lessonOf<V, M extends Move>(exercise: Exercise<V, M>, view: V): Lesson<M> {
  const { id, about } = exercise
  const text = typeof exercise.text === 'string' ? exercise.text : exercise.text(view)
  const lesson = { id, text, ...(about !== undefined && { about }) }
  if (exercise.move === undefined) return { ...lesson, isRead: true }
  const suggested = typeof exercise.move === 'function' ? exercise.move(view) : exercise.move
  return {
    ...lesson,
    ...(suggested && { suggested }),
    allows: (move) => (suggested !== undefined && same(suggested, move)) || (exercise.allows?.(move, view) ?? false),
  }
}
