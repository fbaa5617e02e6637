import { useCallback, useEffect, useRef, useState } from 'react'
import { type RequestRefusal, refusalOfError } from '../../stores/requests.ts'
import type { AdminApi } from '../admin-api.ts'
import { useAdmin } from '../admin-store.ts'

/** What a page has read from the server. */
export interface Loaded<T> {
  readonly data: T | undefined
  /** Why the last question came to nothing. */
  readonly refusal: RequestRefusal | undefined
  readonly reload: () => Promise<void>
}

/** Reads something now and whenever `key`, which names the question, changes; with `everyMs` again and again. */
export function useLoaded<T>(key: string, load: (api: AdminApi) => Promise<T>, everyMs?: number): Loaded<T> {
  const { api } = useAdmin()
  const [data, setData] = useState<T>()
  const [refusal, setRefusal] = useState<RequestRefusal>()
  const question = useRef({ load, number: 0 })
  question.current.load = load
  const reload = useCallback(async () => {
    const number = ++question.current.number
    // Of several questions under way the last one counts.
    const isLast = () => question.current.number === number
    try {
      const read = await question.current.load(api)
      if (isLast()) setData(read)
      if (isLast()) setRefusal(undefined)
    } catch (error) {
      if (isLast()) setRefusal(refusalOfError(error))
    }
  }, [api])
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (asked.current !== key) void reload()
    asked.current = key
  }, [reload, key])
  useEffect(() => {
    if (everyMs === undefined) return
    const timer = setInterval(() => document.hidden || void reload(), everyMs)
    return () => clearInterval(timer)
  }, [reload, everyMs])
  return { data, refusal, reload }
}
