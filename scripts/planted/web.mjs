const at = (file, ...rest) => [`apps/web/src/${file}`, ...rest]
const by = (...names) => names.map((name) => `apps/web/test/${name}.test.ts`)

/** Faults in what the page works out. */
export const web = [
  [
    'an undone move counts',
    ...at('match/in-force.ts', 'if (isUndo(move)) counting.pop()\n    else', 'if (!isUndo(move))'),
    by('match/local-match', 'match/replay-match'),
  ],
  [
    'two seats of one kind are one person',
    ...at('match/persons.ts', 'box.cooperative ? kind : String(seat)', 'kind'),
    by('match/persons'),
  ],
  [
    'nobody looks away from a sealed answer',
    ...at('match/privacy.ts', ' || answersInSecret(match, seat)', ''),
    by('match/local-match'),
  ],
  [
    'the time of before is forgotten',
    ...at('match/play-clock.ts', 'Math.round(this.#before + steadyNow()', 'Math.round(steadyNow()'),
    by('match/time-limit', 'match/local-match'),
  ],
  ['everything is drawn anew', ...at('match/share.ts', 'isSame ? (last as T) : next', 'next'), by('match/share')],
  [
    'events pass too fast to read',
    ...at(
      'games/imperio/events/pace.ts',
      'Math.max(LEAST_MS, (leftMs - SUMMARY_MS) / count)',
      '(leftMs - SUMMARY_MS) / count',
    ),
    by('imperio/events'),
  ],
  [
    'a number between two steps is taken',
    ...at('components/number-text.ts', ' && (value - min) % step === 0', ''),
    by('components/number-text'),
  ],
  [
    'the highest number may lie between two steps',
    ...at('components/number-text.ts', 'max - ((max - min) % step)', 'max + 0 * step'),
    by('components/number-text'),
  ],
  [
    'a receipt begins with what it ends with',
    ...at('games/imperio/income/receipt.ts', 'before: cashAfter - total', 'before: cashAfter'),
    by('imperio/receipt'),
  ],
  [
    'lines of a receipt wait longer than they need',
    ...at('games/imperio/income/receipt.ts', 'Math.min(LINE_MS', 'Math.max(LINE_MS'),
    by('imperio/receipt'),
  ],
  [
    'the clock of a bid runs while the screen is off',
    ...at('games/banca/model/bid-clock.ts', 'if (screen.hidden) return hands.set(undefined)', ''),
    by('banca/auction'),
  ],
  [
    'a match that is under way makes room for one that is over',
    ...at('stores/saves.ts', '[...list].sort(goneFirst)', '[...list].reverse()'),
    by('stores/saves'),
  ],
  [
    'bots play on while the coach is to be read',
    ...at('match/local-match.ts', '!this.#isClosed && !this.coach?.holds', '!this.#isClosed'),
    by('match/coach-store'),
  ],
  [
    'what the lesson does not allow is played',
    ...at('match/local-match.ts', 'this.coach?.refusalOf(seat, move)', 'undefined'),
    by('match/coach-store'),
  ],
  [
    'the coach plays without saying its hint again',
    ...at('match/coach-store.ts', 'if (this.#waits === 1) this.repeats++', 'if (this.#waits === 0) this.repeats++'),
    by('match/coach-store'),
  ],
  [
    'a proof is good for everybody on the device',
    ...at('stores/learnt.ts', '    this.#setProofs(others)\n    return true', '    return true'),
    by('stores/learnt'),
  ],
  [
    'a tutorial leads out of the house',
    ...at('screens/learn/address.ts', 'place !== null && PLACES.test(place)', 'place !== null'),
    by('stores/learnt'),
  ],
]
