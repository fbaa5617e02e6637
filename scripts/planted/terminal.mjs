const at = (file, ...rest) => [`apps/cli/src/${file}`, ...rest]
const by = (...names) => names.map((name) => `apps/cli/test/${name}.test.ts`)

/** Faults in what people see and type in the terminal. */
export const terminal = [
  [
    'choices that are called the same are many entries',
    ...at('play/ask/offers.ts', 'other.label === label && other.value.type', "other.label === '' && other.value.type"),
    by('play/trade', 'play/prompts'),
  ],
  [
    'a move is made before its outlook was read',
    ...at('play/ask/choose.ts', 'if (lines.length === 0) return', 'if (lines.length >= 0) return'),
    by('play/trade', 'play/prompts'),
  ],
  [
    'who says no has said yes',
    ...at(
      'play/ask/choose.ts',
      "answer.trim() !== '' && isRefused(answer, desk)",
      "answer.trim() === '' && isRefused(answer, desk)",
    ),
    by('play/trade', 'play/prompts'),
  ],
  [
    'what a move brings is worked out from nothing',
    ...at(
      'play/ask/choose.ts',
      'words.value(type, name, value, names, sight)',
      'words.value(type, name, value, names)',
    ),
    by('play/trade'),
  ],
  [
    'choices are called by their type alone',
    ...at('play/ask/offers.ts', 'words.choice(type, params)', 'words.choice(type)'),
    by('play/trade', 'play/prompts'),
  ],
  [
    'a thing is not found by its name',
    ...at('play/ask/entries.ts', 'plain(nameOf(label)) === text', 'plain(label) === text'),
    by('play/prompts'),
  ],
  [
    'commands are known in English alone',
    ...at('play/commands.ts', 'named(commands[command].names) ||', ''),
    by('play/languages'),
  ],
  [
    'values of options are not called by their words',
    ...at(
      'options.ts',
      'optionInWords(words.option(key), value',
      'optionInWords({ ...words.option(key), values: {} }, value',
    ),
    by('options'),
  ],
  [
    'an option cannot be given as it is said',
    ...at('options.ts', ' || plain(valueInWords(box, key, value)) === plain(text)', ''),
    by('options'),
  ],
  [
    'the line of a bar stands behind the first block',
    ...at('play/tables/carcosa/souls.ts', 'value === 0 ?', 'value === 1 ?'),
    by('play/tables'),
  ],
  [
    'nobody is told how near the match is to being lost by keys',
    ...at('play/tables/carcosa/night.ts', "? ' · una destruida más: derrota'", "? ''"),
    by('play/tables'),
  ],
  [
    'one of a good is told as many in the terminal',
    ...at('play/tables/aufbau/estate.ts', 'materialFor(id, count)', 'materialFor(id, count + 1)'),
    by('play/tables'),
  ],
  [
    'lots that found no bidder are on sale',
    ...at('play/tables/imperio/properties.ts', 'isOnSale(view, id) ?', 'isOnSale(view, id) || true ?'),
    by('play/tables'),
  ],
  [
    'a purse is not that of who looks at it',
    ...at('play/tables/ludomercatus/players.ts', 'notesOf(player.cash)', 'notesOf(player.cash + 1)'),
    by('play/tables'),
  ],
  [
    'time that was played before is forgotten',
    ...at('play/match-clock.ts', 'this.#before = playedMs', 'this.#before = 0 * playedMs'),
    by('play/time-limit'),
  ],
  [
    'time is never called',
    ...at('play/match-clock.ts', 'if (this.leftMs !== 0) return []', 'if (this.leftMs !== -1) return []'),
    by('play/time-limit'),
  ],
  [
    'what a move may cost is not asked about',
    ...at('play/ask/confirm.ts', 'if (cautions.length === 0)', 'if (cautions.length >= 0)'),
    by('play/cautions'),
  ],
  [
    'a market names groups of which there are no goods',
    ...at('play/tables/aufbau/world.ts', '!TRADED.has(group)', 'TRADED.has("")'),
    by('play/tables'),
  ],
  [
    'nobody reads how many are sold where only one number will do',
    ...at('play/ask/fill.ts', 'saysOnly && only !== undefined', 'saysOnly && only === null'),
    by('play/trade'),
  ],
  [
    'alternatives are counted instead of said',
    ...at('play/ask/choose.ts', 'sight && words.alternatives?.(type, name, given, sight)', 'undefined'),
    by('play/trade', 'play/prompts'),
  ],
  ['a ruined room looks whole', ...at('play/tables/carcosa/house.ts', '? ` ✗ ', '? ` · '), by('play/tables')],
  [
    'the last building of the bank is told as many',
    ...at('play/tables/ludomercatus/players.ts', "buildings('house', houses)", "buildings('house', houses + 1)"),
    by('play/tables'),
  ],
]
