const at = (file, ...rest) => [`apps/server/src/${file}`, ...rest]
const imperio = (file, ...rest) => [`packages/games/imperio/src/${file}`, ...rest]
const by = (...names) => names.map((name) => `apps/server/test/${name}.test.ts`)
const byImperio = (...names) => names.map((name) => `packages/games/imperio/test/${name}.test.ts`)

/** Faults in what is around a match: packs, pages of pictures, careers, and the ladder. */
export const show = [
  [
    'a pack with findings is kept all the same',
    ...at('packs/packs.ts', 'if (findings.length > 0) return { ok: false, findings }', ''),
    by('packs/packs'),
  ],
  [
    'a decision on packs does not mind another one meanwhile',
    ...at('storage/content-packs.ts', '(last?.id ?? null) !== after', 'last === null'),
    by('packs/packs'),
  ],
  [
    'whatever a pack says is fit to be read',
    ...at('packs/packs.ts', "isOffensive(value) ? [{ path, code: 'PACK_WORDING', params: { value } }] : []", '[]'),
    by('packs/packs'),
  ],
  [
    'headlines of packs may be as long as they like',
    ...imperio('packs/checks/texts.ts', 'length > HEADLINE_MAX', 'length > 10 * HEADLINE_MAX'),
    byImperio('packs/check'),
  ],
  [
    'names on the page of a picture are taken for HTML',
    ...at('http/pages/share-page.ts', '{escapeHtml(title)}</h1>', '{title}</h1>'),
    by('http/share-routes'),
  ],
  [
    'search engines keep the pages of pictures',
    ...at(
      'http/routes/share.ts',
      "'cache-control': 'no-cache', 'x-robots-tag': 'noindex'",
      "'cache-control': 'no-cache'",
    ),
    by('http/share-routes'),
  ],
  [
    'the address of a picture follows from the match alone',
    ...at('share/links.ts', "createHmac('sha256', this.#deps.secret)", "createHmac('sha256', '')"),
    by('share/links'),
  ],
  [
    'a picture on a profile is gone after a month',
    ...at('share/links.ts', 'isPinned ? PINNED_MS : SHARE_LINK_MS', 'SHARE_LINK_MS'),
    by('share/links'),
  ],
  [
    'real labels are in pictures that anybody may find',
    ...imperio('share/cover.ts', "isKept && options.teamSet === 'REAL_LABEL'", "options.teamSet === 'REAL_LABEL'"),
    byImperio('share/shareables'),
  ],
  [
    'the hero has the face of their name, whatever they chose',
    ...imperio('share/pieces.ts', 'drawnPortrait(code, name)', 'drawnPortrait(undefined, name)'),
    byImperio('share/shareables'),
  ],
  [
    'whoever has deleted their account keeps the name in lists',
    ...at('people/nameless.ts', '(accountId === null || isHidden)', 'isHidden'),
    by('http/deleted-accounts'),
  ],
  [
    'a match counts for a career whenever it is read',
    ...at(
      'storage/careers.ts',
      `      .where('id', '=', match.matchId)
      .where('career_read', '=', false)`,
      "      .where('id', '=', match.matchId)",
    ),
    by('careers/pglite'),
  ],
  [
    'one person with several seats has the luck of the worst',
    ...at('careers/read-match.ts', 'b.rank < a.rank ? b : a', 'b.rank < a.rank ? a : b'),
    by('careers/read-match', 'careers/pglite'),
  ],
  [
    'the autopilot earns badges',
    'packages/kernel/src/career/reading.ts',
    'if (followed?.isPerson) followed.earned.add(achievement)',
    'followed?.earned.add(achievement)',
    ['packages/kernel/test/career.test.ts', ...by('careers/read-match')],
  ],
  [
    'every match of a person counts for the season',
    ...at('ladder/standings.ts', '.slice(0, bestMatches)', '.slice(0)'),
    by('ladder/standings'),
  ],
  [
    'a match that was taken out of the ladder stays in its season',
    ...at(
      'storage/ladder.ts',
      ".whereRef('ladder_exclusion.match_id', '=', 'ladder_seat.match_id')",
      ".where('ladder_exclusion.match_id', '=', '')",
    ),
    by('ladder/pglite'),
  ],
  [
    'the crown is worth nothing on the ladder',
    ...imperio('rules/ladder.ts', 'isCrowned ? CROWN_POINTS : 0', '0'),
    byImperio('scenarios/seats'),
  ],
]
