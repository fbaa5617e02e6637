import { describe, expect, test } from 'vitest'
import { placesOfBrowsers } from './chromium.mjs'

describe('a browser is looked for', () => {
  test('on the PATH of Linux first, one without windows before all others', () => {
    const places = placesOfBrowsers('linux', { PATH: '/usr/bin::/opt/bin' })
    expect(places.slice(0, 2)).toEqual(['/usr/bin/chromium-headless-shell', '/opt/bin/chromium-headless-shell'])
    expect(places).toContain('/opt/bin/microsoft-edge')
    expect(places.at(-1)).toBe('/opt/microsoft/msedge/msedge')
  })

  test('among the applications of macOS, those of everybody and those of one person', () => {
    const places = placesOfBrowsers('darwin', { PATH: '/opt/homebrew/bin', HOME: '/Users/ana' })
    expect(places[0]).toBe('/opt/homebrew/bin/chromium-headless-shell')
    expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(places).toContain('/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge')
  })

  test('where Windows keeps programs, with the folders it names itself', () => {
    const env = {
      PROGRAMFILES: 'C:\\Program Files',
      LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local',
      PATH: 'C:\\Windows',
    }
    expect(placesOfBrowsers('win32', env)).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Users\\ana\\AppData\\Local\\Chromium\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Users\\ana\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
    ])
  })

  test('nowhere on a Windows that names no folders, and without a PATH only where installers put it', () => {
    expect(placesOfBrowsers('win32', {})).toEqual([])
    expect(placesOfBrowsers('linux', {})[0]).toBe('/usr/lib/chromium/chromium')
  })
})
