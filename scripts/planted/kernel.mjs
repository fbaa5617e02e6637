const at = (file, ...rest) => [`packages/kernel/src/${file}`, ...rest]
const by = (...names) => names.map((name) => `packages/kernel/test/${name}.test.ts`)

/** Faults in what all games stand on. */
export const kernel = [
  [
    'a die shows 0 to 5',
    ...at('chance.ts', 'return 1 + this.int(stream, sides)', 'return this.int(stream, sides)'),
    by('chance'),
  ],
  ['no card stays where it lay', ...at('chance.ts', 'this.int(stream, i + 1)', 'this.int(stream, i)'), by('chance')],
  [
    'small numbers are likelier',
    ...at('chance.ts', 'if (word - rest + n <= ALL_WORDS) return rest', 'return rest'),
    by('chance'),
  ],
  [
    'draws are fractions to the engine',
    ...at('chance.ts', '(word % (n >>> 0)) >>> 0', 'word % (n >>> 0)'),
    ['packages/lab/test/whole-numbers.test.ts'],
  ],
  ['luck that was saved begins anew', ...at('chance.ts', 'this.#saved?.get(stream)', 'undefined'), by('chance')],
  ['keys are not quite in order', ...at('hash.ts', 'at > 0 && (keys', 'at > 1 && (keys'), by('hash')],
  ['what is undefined counts in a hash', ...at('hash.ts', 'if (value !== undefined) text', 'text'), by('hash')],
  ['one seat answers for another', ...at('permit.ts', 'if (decision.seat !== seat) continue', ''), by('match')],
  [
    'a check of a game is not asked',
    ...at(
      'permit.ts',
      'if (against || wrong === undefined) return against',
      'if (wrong === undefined) return undefined',
    ),
    by('match'),
  ],
  [
    'a move may carry more than it needs',
    ...at('permit.ts', "if (name !== 'type') return true", ''),
    by('bent-moves', 'match'),
  ],
  [
    'the clock’s moves are made by hand',
    ...at(
      'permit.ts',
      "return isClocks ? refuse('E_CLOCK', { move: String(move.type) }) : undefined",
      'return undefined',
    ),
    by('clock-decisions', 'match'),
  ],
  ['a step that is over comes back', ...at('agenda.ts', 'agenda.pop()\n  for', 'for'), by('agenda')],
  [
    'another server’s part of a seed is believed',
    ...at('fairness.ts', "!== serverSeedCommit) return 'commitment'", "=== '') return 'commitment'"),
    by('match', 'record'),
  ],
  [
    'anybody makes the move that is the clock’s',
    'packages/kernel/src/permit.ts',
    "return isClocks ? refuse('E_CLOCK'",
    "return isClocks && seat > 99 ? refuse('E_CLOCK'",
    ['packages/kernel/test/clock-decisions.test.ts'],
  ],
]
