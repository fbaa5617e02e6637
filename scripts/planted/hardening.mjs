const server = (file, ...rest) => [`apps/server/src/${file}`, ...rest]
const testing = (file, ...rest) => [`packages/kernel/src/testing/${file}`, ...rest]
const chaos = (file, ...rest) => [`apps/load/src/chaos/${file}`, ...rest]
const byServer = (...names) => names.map((name) => `apps/server/test/${name}.test.ts`)
const byKernel = (...names) => names.map((name) => `packages/kernel/test/${name}.test.ts`)
const byLoad = (...names) => names.map((name) => `apps/load/test/${name}.test.ts`)

/** Faults in what an attack once found: each would let one person spoil it for all, or learn what is not theirs. */
export const hardening = [
  [
    'whatever has a length is measured',
    'packages/protocol/src/text.ts',
    'maximum: max, when: isText }',
    'maximum: max }',
    ['packages/protocol/test/odd-values.test.ts', ...byServer('sockets/hostile')],
  ],
  [
    'a fault in one connection ends whatever worked for it',
    ...server('sockets/connection.ts', 'this.close(CLOSE.failed)', 'void CLOSE.failed'),
    byServer('sockets/hostile'),
  ],
  [
    'pings beyond all rates are dropped and cost nothing',
    ...server('sockets/handle-frame.ts', 'return connection.slowDown({})', 'return'),
    byServer('sockets/hostile'),
  ],
  [
    'what waits to be sent is not bounded',
    ...server('sockets/wire.ts', 'this.#socket.writableLength > this.#unsentMax', 'this.#unsentMax < 0'),
    byServer('sockets/hostile', 'sockets/outgoing'),
  ],
  [
    'names of prototypes are found in every table',
    'packages/kernel/src/look-up.ts',
    ' || !Object.hasOwn(table, name)',
    '',
    ['packages/registry/test/nasty.test.ts'],
  ],
  [
    'an explanation that fails halts the table',
    ...server('tables/loop/admission.ts', 'this.#failed(error)\n      return refusal', 'throw error'),
    byServer('tables/faults'),
  ],
  [
    'whoever spoils a match again and again may go on',
    ...server('tables/loop/caution.ts', 'now + BARRED_MS', 'now - BARRED_MS'),
    byServer('tables/faults'),
  ],
  [
    'matches begin with the generator that can be foretold',
    'packages/kernel/src/generators.ts',
    "GENERATOR: GeneratorName = 'chacha12'",
    "GENERATOR: GeneratorName = 'xoroshiro128+'",
    byKernel('foretell'),
  ],
  [
    'the time that all share is set with the clock of the system',
    ...server(
      'shared-time.ts',
      'Math.min(Math.max(systemOffset - this.#offset, -most), most)',
      'systemOffset - this.#offset',
    ),
    byServer('house-time'),
  ],
  [
    'clocks fire while the database is silent',
    ...server('tables/autopilot/grace.ts', 'this.#absence.isAway || this.#isSilent()', 'false'),
    byServer('tables/interruption'),
  ],
  [
    'an outage gives nobody time',
    ...server('tables/autopilot/grace.ts', 'since + this.#graceMs', 'since + 0 * this.#graceMs'),
    byServer('tables/interruption'),
  ],
  [
    'refused moves fill the disk',
    ...server('storage/replies.ts', '.offset(REPLIES_PER_SCOPE - 1)', '.offset(REPLIES_PER_SCOPE + 999)'),
    byServer('storage/pglite'),
  ],
  [
    'a record is played again for whoever asks',
    ...server(
      'tables/records/records.ts',
      'return this.#made.fetch(key, { context: wanted })',
      'return this.#make(wanted)',
    ),
    byServer('tables/records'),
  ],
  [
    'any number of records may be asked for at once',
    ...server(
      'tables/records/records.ts',
      'this.#queue.waiting >= WAITING_MAX',
      'this.#queue.waiting >= 99 * WAITING_MAX',
    ),
    byServer('tables/records'),
  ],
  [
    'a seat is taken over while it keeps a sealed answer',
    'packages/games/banca/src/box.ts',
    'handover: {',
    'handover: undefined, nothing: {',
    byServer('tables/sealed-seats'),
  ],
  [
    'neighbours may hear of what was done in secret',
    ...testing('fact-leaks.ts', '    checkSilence(probe, viewer, one)\n', ''),
    byKernel('leaks'),
  ],
  [
    'facts of moves that draw are not compared',
    ...testing('fact-leaks.ts', 'for (const other of withOtherLuck) checkPair(probe, viewer, one, other)', ''),
    byKernel('leaks'),
  ],
  [
    'facts of moves that reveal are not compared',
    ...testing('fact-leaks.ts', 'mayTell(after) ? partly : sampled)', 'mayTell(after) ? undefined : sampled)'),
    byKernel('leaks'),
  ],
  [
    'the order of keys is not compared',
    ...testing('differences.ts', 'left.every((key, i) => key === right[i])', 'true || right.length > 0'),
    byKernel('leaks'),
  ],
  [
    'a scenario does not look who heard a fact',
    ...testing(
      'scenario.ts',
      'to === undefined || nameOf(to) === nameOf(one.to)',
      'true || nameOf(one.to) === nameOf(to)',
    ),
    byKernel('scenario'),
  ],
  [
    'a leak is reported without its place',
    ...testing('differences.ts', 'firstUnlike(a[key], b[key], ', "firstUnlike(a[key], b[key], 'x' || "),
    byKernel('leaks'),
  ],
  [
    'strangers keep an owner out by guessing',
    ...server('people/log-in.ts', 'return byDevice.take(', 'return false && byDevice.take('),
    byServer('people/log-in', 'http/log-in-routes'),
  ],
  [
    'whoever was kicked comes back as another guest',
    ...server('rooms/bans.ts', 'ban.place === place && now', 'ban.place === undefined && now'),
    byServer('rooms/bans'),
  ],
  [
    'three guests take a name away',
    ...server('rooms/reports.ts', 'claimedAt != null && now', 'claimedAt == null || now'),
    byServer('rooms/reports'),
  ],
  [
    'passwords that everybody tries are taken',
    ...server('people/password-rules.ts', "new Set(dictionary['passwords-common'])", 'new Set()'),
    byServer('people/password-rules'),
  ],
  [
    'an account is deleted without its password',
    ...server(
      'people/people.ts',
      "if (password === undefined) return refuse('WRONG_PASSWORD')",
      'if (password === undefined) return { passwordHash }',
    ),
    byServer('http/session-routes'),
  ],
  [
    'a name may hold what nobody sees',
    ...server('people/names.ts', 'UNSEEN.test(tidy) || ', ''),
    byServer('people/names'),
  ],
  [
    'letters of other scripts make another name',
    ...server('people/look.ts', 'const own = TWINS.get(letter)', "const own = TWINS.get(letter + ' ')"),
    byServer('people/names', 'people/name-filter', 'rooms/joining'),
  ],
  [
    'an emptied folder is taken for a new one',
    ...server('storage/pglite.ts', '|| (await exists(markFile(dataDir)))) {', ') {'),
    byServer('storage/not-opened'),
  ],
  [
    'a database that is away is a fault of ours',
    ...server('http/errors.ts', "if (error instanceof StorageDown) return { code: 'BUSY', params: {} }", ''),
    byServer('http/errors'),
  ],
  [
    'the checker overlooks what was lost',
    ...chaos('check-moves.ts', 'isAcknowledged(one) && !stored.has(one.key)', 'isAcknowledged(one) && one.key === ""'),
    byLoad('checker'),
  ],
  [
    'the checker overlooks clocks that are early',
    ...chaos('check-clocks.ts', 'if (madeAt < dueAt)', 'if (madeAt < dueAt - 9_999_999)'),
    byLoad('checker'),
  ],
]
