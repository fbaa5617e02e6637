// Plants one fault after the other and runs the tests that are there to catch it. Sources stay as they are: a fault is put
// into what the tests load. A part of the words of some faults plants those alone, as in `npm run test:planted -- rounded`; so
// does a part of the path of tests, as in `npm run test:planted -- server/test/ladder`.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { faults as all } from './planted/all.mjs'
import { installPrograms } from './programs.mjs'
import { keepScratchInMemory } from './scratch.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const faults = all
  .map((fault) => ({ ...fault, file: join(root, fault.file) }))
  .filter(({ what, tests }) =>
    process.argv.slice(2).every((part) => [what, ...tests].some((words) => words.includes(part))),
  )

for (const { what, file, right } of faults) {
  const found = readFileSync(file, 'utf8').split(right).length - 1
  if (found !== 1) throw new Error(`"${what}" is not to be planted: its text is ${found} times in ${file}`)
}

// A test that is not run catches nothing.
installPrograms()
keepScratchInMemory()

/** What is planted now. */
let planted
const planter = {
  name: 'planted-faults',
  enforce: 'pre',
  transform(code, id) {
    return id.split('?')[0] === planted?.file ? code.replace(planted.right, () => planted.wrong) : undefined
  },
}

const conditions = ['source', 'module', 'node', 'development|production']
const silent = {}
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    reporters: [silent],
    include: ['{packages,apps}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // What hangs is caught, too.
    testTimeout: 30_000,
    isolate: false,
    maxWorkers: 1,
  },
  { plugins: [planter], resolve: { conditions }, ssr: { resolve: { conditions } } },
)
await vitest.standalone()

/** How many of these tests fail. Whatever cannot be loaded says nothing about a test. */
async function failuresOf(tests) {
  const specifications = await vitest.globTestSpecifications(tests)
  if (specifications.length === 0) throw new Error(`there are no tests in ${tests.join(', ')}`)
  const meant = new Set(specifications.map(({ moduleId }) => moduleId))
  const { testModules } = await vitest.runTestSpecifications(specifications)
  // What is told of also includes files of earlier runs, as they went then.
  const ran = testModules.filter(({ moduleId }) => meant.has(moduleId))
  const unloaded = ran.find((one) => one.errors().length > 0)
  if (unloaded) throw new Error(`${unloaded.moduleId} cannot be loaded: ${unloaded.errors()[0]?.message}`)
  return ran.flatMap((one) => [...one.children.allTests('failed')]).length
}

let missed = 0
try {
  const allTests = [...new Set(faults.flatMap(({ tests }) => tests))]
  const sound = await failuresOf(allTests)
  if (sound > 0) throw new Error(`${sound} of these tests fail without a fault`)
  for (const fault of faults) {
    planted = fault
    vitest.invalidateFile(fault.file)
    const failures = await failuresOf(fault.tests)
    planted = undefined
    vitest.invalidateFile(fault.file)
    if (failures === 0) missed++
    process.stdout.write(`${failures > 0 ? 'caught' : 'MISSED'}  ${fault.what}  (${failures} failed)\n`)
  }
  const left = await failuresOf(allTests)
  if (left > 0) throw new Error(`${left} of these tests fail though nothing is planted any more`)
} finally {
  await vitest.close()
}
process.stdout.write(`${faults.length - missed} of ${faults.length} planted faults were caught\n`)
// Tests that fail set it, too, and here they should.
process.exitCode = missed > 0 ? 1 : 0
