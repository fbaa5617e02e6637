const KEY = 'ludoteca.aufbau.guided'

/** Whether somebody on this device has been shown around already. */
export function wasGuided(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

export function rememberGuided(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // A device without storage shows the hints again; that is no harm.
  }
}
