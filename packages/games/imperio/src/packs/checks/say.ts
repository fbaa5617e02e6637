import type { Finding } from '@ludoteca/kernel'

/** Notes what is wrong, and where. */
export type Say = (path: string, code: Finding['code'], params?: Finding['params']) => void
