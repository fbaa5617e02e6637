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
    ...at('match/bot-turns.ts', '!this.#isClosed && !this.#host.isHeld()', '!this.#isClosed'),
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
  [
    'a reset leaves what a table remembers',
    ...at(
      'stores/reset-game.ts',
      'for (const key of keysOf(storage, game))',
      'for (const key of keysOf(storage, game).slice(9))',
    ),
    by('stores/reset-game'),
  ],
  [
    'a reset takes the matches of other games',
    ...at(
      'stores/saves.ts',
      'const going = this.list.filter((save) => save.game === game)',
      'const going = this.list.filter((save) => save.game !== "")',
    ),
    by('stores/saves', 'stores/reset-game'),
  ],
  [
    'what is damaged is thrown away',
    ...at(
      'stores/saves.ts',
      "typeof record === 'string' ? undefined : record",
      "typeof record === 'string' ? this.remove(id) : record",
    ),
    by('stores/saves'),
  ],
  [
    'matches lie under another key',
    ...at('stores/saves.ts', "'ludoteca.save.v1.'", "'ludoteca.saved.v1.'"),
    by('stores/saves'),
  ],
  [
    'people are asked about a match time and again',
    ...at('stores/arrival.ts', 'return !this.#seen.has(id) && !this.#asked.includes(id)', 'return !this.#seen.has(id)'),
    by('stores/arrival'),
  ],
  [
    'a limit of time is never called on one device',
    ...at('match/local-match.ts', 'clockMs <= this.#clock.playedMs', 'clockMs <= -this.#clock.playedMs'),
    by('match/time-limit'),
  ],
  [
    'the banker waits for who lost the connection',
    ...at('games/banca/presentation.ts', '&& match.seats[seat]?.connected)', ')'),
    by('banca/own-devices'),
  ],
  [
    'the banker answers for people at devices of their own',
    ...at(
      'games/banca/presentation.ts',
      "active && seat !== match.viewer && match.seats[seat]?.kind === 'human' ? seat : []",
      "active && seat !== match.viewer && match.seats[seat]?.kind === 'nobody' ? seat : []",
    ),
    by('banca/own-devices'),
  ],
  [
    'bots cannot take a seat at the banker’s table',
    ...at(
      'games/banca/presentation.ts',
      "active && match.seats[seat]?.kind === 'bot' ? seat",
      "active && match.seats[seat]?.kind === 'human' ? seat",
    ),
    by('banca/one-device'),
  ],
  [
    'who bids on the screen is forgotten',
    ...at('games/banca/model/auction-habits.ts', 'storage.setItem(', 'void ('),
    by('banca/auction', 'stores/reset-game'),
  ],
  [
    'a sacrifice always leads back to 0',
    ...at('games/carcosa/decisions/previews.ts', 'sanity: Math.min(0, max)', 'sanity: Math.min(0, 0 * max)'),
    by('carcosa/decisions'),
  ],
  [
    'ways that lead to different sanities are told as one',
    ...at('games/carcosa/decisions/previews.ts', 'sanity === first?.sanity', 'sanity >= (first?.sanity ?? -9)'),
    by('carcosa/decisions'),
  ],
  [
    'a works that nobody can pay for runs',
    ...at('games/aufbau/books/works-ahead.ts', 'if (trouble.length > 0) return', 'if (trouble.length > 1) return'),
    by('aufbau/books'),
  ],
  [
    'a section goes on after the match',
    ...at(
      'games/aufbau/frame/sections.ts',
      'Math.min(rounds, passed + 1 + lastRound(view) - view.round)',
      'Math.max(rounds, passed + 1 + lastRound(view) - view.round)',
    ),
    by('aufbau/books'),
  ],
  [
    'events are left out of what the market board adds up',
    ...at('games/aufbau/market/group-rows.ts', 'sum: rolled + added', 'sum: rolled + 0 * added'),
    by('aufbau/books'),
  ],
  [
    'lots without a bidder are on sale for ever',
    ...at(
      'games/imperio/property/property-words.ts',
      'return isOnSale(view, id) ? view.reserves',
      'return view.marketRow.includes(id) ? view.reserves',
    ),
    by('imperio/property'),
  ],
  [
    'a card has another rent than the map',
    ...at(
      'games/imperio/property/property-words.ts',
      'property && property.owner !== null ? rentOf',
      'property ? rentOf',
    ),
    by('imperio/property'),
  ],
  [
    'a form begins with a value that costs something',
    ...at('kit/generic/draft.ts', 'contains(domain, 0) ? 0 : undefined', 'contains(domain, 0) ? 0 : domain.min'),
    by('kit/draft'),
  ],
  [
    'a form begins with the first of several',
    ...at('kit/generic/draft.ts', 'domain.of.length === 1 ? domain.of[0] : undefined', 'domain.of[0]'),
    by('kit/draft'),
  ],
  [
    'card 3 has the key of the third card',
    ...at('kit/generic/choice-keys.ts', 'firstKey !== 1 || !isSpeaking', 'firstKey !== 99 || !isSpeaking'),
    by('kit/choice-keys'),
  ],
  [
    'shared parts of a table speak the language around it',
    ...at('words/in-locales.ts', 'useContext(LocaleContext) ?? locale', 'locale ?? useContext(LocaleContext)'),
    by('kit/languages'),
  ],
  [
    'what is acted out is told at its beginning',
    ...at(
      'kit/presentation-queue.ts',
      '    this.#open(entry, scene.upTo ?? 0)',
      '    this.#tell(entry, scene.upTo ?? 0)',
    ),
    by('kit/presentation-queue'),
  ],
  [
    'a fact is told twice',
    ...at('kit/presentation-queue.ts', '    entry.told += facts.length\n', ''),
    by('kit/presentation-queue'),
  ],
  [
    'what comes next overtakes what is on show',
    ...at('kit/presentation-queue.ts', 'if (this.#cancelScene === undefined) this.#run()', 'this.#run()'),
    by('kit/presentation-queue'),
  ],
  [
    'the screen falls behind the server',
    ...at('kit/presentation-queue.ts', 'return ms * share * haste', 'return ms * share'),
    by('kit/presentation-queue'),
  ],
  [
    'somebody loses a move to a film',
    ...at('kit/presentation-queue.ts', '() => this.cut())', '() => {})'),
    by('kit/presentation-queue'),
  ],
  [
    'a question that was answered is asked while the answer is acted out',
    ...at('match/match-store.ts', '    if (this.isAnswered) return []\n', ''),
    by('kit/match-in-order'),
  ],
  [
    'money changes hands before the dice lie',
    ...at(
      'match/match-store.ts',
      'this.queue.push({ facts, scenes, commit: () => this.show(next, also) })',
      'this.show(next, also)',
    ),
    by('kit/match-in-order', 'imperio/presentation'),
  ],
  [
    'bots go on while something is being shown',
    ...at('match/bot-turns.ts', 'await this.#pause(this', 'void this.#pause(this'),
    by('match/local-in-order'),
  ],
  [
    'a match on one device takes the clock’s move from people',
    ...at('match/local-match.ts', 'if (byHand) return this.#inWords(byHand, move)', ''),
    by('match/time-limit'),
  ],
  [
    'a reset leaves what another window has kept',
    ...at('stores/saves.ts', '    this.lookAgain()\n', ''),
    by('stores/saves'),
  ],
  [
    'what was taken back counts in Banca’s sums',
    ...at('games/banca/model/flows.ts', 'fact && !undone', 'fact'),
    by('banca/model'),
  ],
  [
    'a story of Banca that is only told stays in its first turn',
    ...at('games/banca/model/lines.ts', "if (fact.type === 'turnStarted') turn = fact.turn", ''),
    by('banca/model'),
  ],
  [
    'the clock of a bid never rings',
    ...at('games/banca/model/bid-clock.ts', 'setTimeout(hands.ring,', 'setTimeout(() => {},'),
    by('banca/auction'),
  ],
  [
    'who comes second with the same Wealth does not read why',
    ...at('games/imperio/end/final-table.tsx', '{tie && before', '{!tie && before'),
    by('imperio/end'),
  ],
  [
    'a screen reader reads another rent than the card shows',
    ...at('games/imperio/property/property-words.ts', 'rentIn(view, id)}`,', 'propertyCard(id).baseRent}`,'),
    by('imperio/property'),
  ],
  [
    'options are explained by how their values are stored',
    ...at(
      'screens/game/options-explained.tsx',
      'optionInWords(option, value, {',
      'optionInWords({ ...option, values: {} }, value, {',
    ),
    by('game/options-explained'),
  ],
]
