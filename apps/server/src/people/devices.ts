import Bowser from 'bowser'

const DEVICE_MAX = 40

/** What somebody comes with, roughly, so that they know it again in a list: `Firefox, Linux`. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.trim() === '') return null
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].flatMap((name) => name?.replace(/[^\p{L}\p{N} .+-]/gu, '').trim() || [])
  return names.join(', ').slice(0, DEVICE_MAX) || null
}
