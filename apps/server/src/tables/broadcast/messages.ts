import { commitSeed, type Outcome, type Shareable } from '@ludoteca/kernel'
import type { StartedMatch } from '../ports.ts'

/** The payload of MATCH_START: what everybody may know before the first move. */
export function startText(started: StartedMatch): string {
  const { game, rulesVersion, pack, options, seats, generator, seedCommit, serverSeed, startedAt } = started
  return JSON.stringify({
    game,
    rulesVersion,
    ...(pack && { pack: { id: pack.id, sha256: pack.sha256 } }),
    options,
    seats: seats.map(({ name, kind }) => ({ name, kind })),
    generator,
    seedCommit,
    serverSeedCommit: commitSeed(serverSeed),
    startedAt,
  })
}

/** The payload of MATCH_END: the outcome, and all that is needed to check that the dice were fair. */
export function endText({ id, seed, serverSeed, contributions }: StartedMatch, outcome: Outcome): string {
  return JSON.stringify({ outcome, seed, serverSeed, contributions, record: `/api/matches/${id}/record` })
}

/** The payload of SHARE_ASSET_READY: what a picture shows, and its addresses. */
export function pictureText(id: string, { assetType, ownerId, achievementId }: Shareable): string {
  return JSON.stringify({ assetType, ownerId, achievementId, ...shareUrls(id) })
}

/** The paths of a picture and of the page around it. */
export function shareUrls(id: string): { readonly url: string; readonly pageUrl: string } {
  return { url: `/s/${id}/picture.png`, pageUrl: `/s/${id}` }
}
