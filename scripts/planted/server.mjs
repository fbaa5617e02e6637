const at = (file, ...rest) => [`apps/server/src/${file}`, ...rest]
const by = (...names) => names.map((name) => `apps/server/test/${name}.test.ts`)

/** Faults in what keeps strangers within bounds and people who they are. */
export const server = [
  [
    'every address of a network is another place',
    ...at('limits/network.ts', 'GROUPS / 2', 'GROUPS'),
    by('limits/network'),
  ],
  [
    'IPv4 in the clothes of IPv6 is all one place',
    ...at('limits/network.ts', 'MAPPED.every((group, i) => groups[i] === group)', 'groups.length < MAPPED.length'),
    by('limits/network'),
  ],
  [
    'a customer has several networks of networks',
    ...at('limits/network.ts', 'SITE_GROUPS = 3', 'SITE_GROUPS = 4'),
    by('limits/network', 'limits/site'),
  ],
  [
    'who is blocked goes on',
    ...at('limits/memory.ts', 'if (this.#isBlocked(key, now)) return false', ''),
    by('limits/memory'),
  ],
  [
    'what is given back costs once more',
    ...at('limits/memory.ts', 'fullAt - this.#tokenMs', 'fullAt + this.#tokenMs'),
    by('limits/memory'),
  ],
  [
    'a mistake more is free',
    ...at('limits/pace.ts', 'mistakes < freeTries', 'mistakes <= freeTries'),
    by('limits/pace'),
  ],
  [
    'who was right is slowed down',
    ...at('limits/pace.ts', 'if (wasRight) this', 'if (!wasRight) this'),
    by('limits/pace'),
  ],
  [
    'a cookie needs no signature',
    ...at('people/cookie.ts', 'unsigned.valid ? unsigned.value : undefined', "value.split('.')[0]"),
    by('people/cookie'),
  ],
  [
    'a secure cookie has the name of any other',
    ...at('people/cookie.ts', 'isSecure ? `__Host-${', 'isSecure ? `${'),
    by('people/cookie', 'http/session-routes'),
  ],
  [
    'one’s own name is a password',
    ...at('people/password-rules.ts', '[handle, name, ...OURS]', '[...HOUSE]'),
    by('people/password-rules'),
  ],
  [
    'an old nonce counts again',
    ...at('sockets/reply-cache.ts', 'Math.max(this.#lastNonce, nonce)', 'nonce'),
    by('sockets/reply-cache'),
  ],
  [
    'any moves prove that a tutorial was finished',
    ...at('people/tutorials.ts', 'if (!(await this.#isProof(box, moves)))', 'if (moves.length === 0)'),
    by('http/tutorial-routes'),
  ],
  [
    'rooms let everybody in who has not learnt the game',
    ...at(
      'rooms/rooms.ts',
      'if (unlearnt && findAccount(current, person.accountId) === undefined) return unlearnt',
      '',
    ),
    by('whole/tutorials'),
  ],
  [
    'a broken line costs a place where the game must be learnt',
    ...at('rooms/rooms.ts', 'if (unlearnt && findAccount(current, person.accountId) === undefined)', 'if (unlearnt)'),
    by('whole/tutorials'),
  ],
  [
    'quick play asks nobody for the tutorial',
    ...at(
      'rooms/entrance.ts',
      'const unlearnt = box && (await parts.tutorials.refusalFor(person.accountId, box))',
      'const unlearnt = undefined',
    ),
    by('whole/tutorials'),
  ],
  [
    'a time limit begins anew with every move',
    'apps/server/src/tables/replica/clocks.ts',
    'at: this.#playedSince + clockMs',
    'at: this.#from + clockMs',
    ['apps/server/test/tables/time-limit.test.ts'],
  ],
  [
    'anybody takes back what others have decided',
    'apps/server/src/tables/loop/admission.ts',
    'loaded.match.reach > 0 && !loaded.match.isLastOwn(seat)',
    'loaded.match.reach > 99 && !loaded.match.isLastOwn(seat)',
    ['apps/server/test/tables/table.test.ts'],
  ],
  [
    'seasons begin at midnight in Greenwich',
    ...at('ladder/weeks.ts', 'Math.floor((at + offset) / DAY_MS)', 'Math.floor(at / DAY_MS)'),
    by('ladder/weeks'),
  ],
  [
    'two of one dynasty and network may meet as often as they like',
    ...at('ladder/meetings.ts', 'times > meetingsMax', 'times > 99 * meetingsMax'),
    by('ladder/meetings'),
  ],
  [
    'who has played more comes before who has won more',
    ...at(
      'ladder/standings.ts',
      'b.wins - a.wins || b.matches - a.matches',
      'b.matches - a.matches || b.wins - a.wins',
    ),
    by('ladder/standings'),
  ],
  [
    'who was on autopilot all the time scores',
    ...at('ladder/read-match.ts', 'presence.away * 100 <= awayPctMax * presence.chapters', 'presence.away >= 0'),
    by('ladder/pglite'),
  ],
  [
    'matches that were taken out are rated',
    ...at('ratings/count.ts', 'if (isExcluded) return []', 'if (isExcluded && sides.length === 0) return []'),
    by('ratings/pglite'),
  ],
  [
    'whoever does not want to be listed is',
    ...at(
      'http/ladder-view.ts',
      "visibility === 'public' && slug !== null",
      "visibility !== 'nobody' && slug !== null",
    ),
    by('http/ladder-routes'),
  ],
  [
    'the server takes the clock’s move from people',
    'apps/server/src/tables/loop/admission.ts',
    'if (byHand !== undefined) return byHand',
    '',
    ['apps/server/test/tables/time-limit.test.ts'],
  ],
]
