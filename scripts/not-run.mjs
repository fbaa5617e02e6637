// Tests that need what this machine does not have are not run, and nobody may overlook that: they are counted and listed at
// the end with how to get it, and where everything is to be run, in CI, they make the run fail.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The file in which the parts of one run write down what they left out. Whoever runs a part alone hears it at once. */
const LIST = 'LUDOTECA_NOT_RUN'

/** Begins a list for the processes that are started from here. */
export function beginList() {
  process.env[LIST] = join(mkdtempSync(join(tmpdir(), 'ludoteca-tests-')), 'not-run')
}

/** Tells what is on the list, and ends it. True if the run may pass all the same. */
export function endList() {
  const file = process.env[LIST]
  const list = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : []
  rmSync(dirname(file), { recursive: true })
  delete process.env[LIST]
  return noteNotRun(list)
}

/** Notes what was not run: `{ need, how, tests }`, each once. True if the run may pass all the same. */
export function noteNotRun(list) {
  const file = process.env[LIST]
  if (file !== undefined) {
    for (const line of list) appendFileSync(file, `${JSON.stringify(line)}\n`)
    return true
  }
  if (list.length === 0) return true
  const isCi = process.env.CI === 'true'
  process.stderr.write(inWords(list, isCi))
  return !isCi
}

/** The list for people. */
export function inWords(list, isCi) {
  const lines = list.map(({ need, how, tests }) => `   ${tests} × without ${need}: ${how}\n`)
  const end = isCi ? '   That is a failure: in CI everything is run.\n' : ''
  return `\n── Not run, for want of what they need:\n${lines.join('')}${end}`
}

/** Tells Vitest what was skipped, and fails where that was without a reason. */
export class NotRunReporter {
  #isPart = false

  onInit(vitest) {
    // Whoever asks for some tests leaves out others.
    this.#isPart = vitest.config.testNamePattern !== undefined
  }

  onTestRunEnd(modules) {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')])
    const counts = new Map()
    for (const test of skipped) {
      const { missing } = test.meta()
      if (missing) {
        const { need, how } = missing
        counts.set(need, { need, how, tests: (counts.get(need)?.tests ?? 0) + 1 })
      } else if (!this.#isPart) {
        process.exitCode = 1
        process.stderr.write(`Skipped without a reason: ${test.fullName} (${test.module.moduleId})\n`)
      }
    }
    if (!noteNotRun([...counts.values()])) process.exitCode = 1
  }
}
