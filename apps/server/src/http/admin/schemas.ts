import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { tidyReason } from '../../admin/reason.ts'

/** Why somebody does what cannot be taken back: a sentence for the audit log. */
export const reasonSchema = textSchema({ max: 300 }).transform(tidyReason).pipe(z.string().min(3))

/** How many lines of a list are wanted. */
export const limitSchema = z.coerce.number().int().min(1).max(200).default(50)

/** A moment, in an address. */
export const timeSchema = z.coerce.number().int().min(0).max(8.64e15)

/** What people look for. */
export const searchSchema = textSchema({ max: 64 })
