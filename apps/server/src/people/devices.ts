import Bowser from 'bowser'

const DEVICE_MAX = 40

/** Browser and system of a user agent, to be recognised in a list: `Firefox, Linux`. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.trim() === '') return null
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].flatMap((name) => name?.replace(/[^\p{L}\p{N} .+-]/gu, '').trim() || [])
  return names.join(', ').slice(0, DEVICE_MAX) || null
}
