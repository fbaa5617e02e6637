import { page } from './page.ts'

/** What somebody sees who looks at the server itself, or was sent the link of a room. */
export function frontPage(room?: string): string {
  const invitation = room === undefined ? '' : `\n<p>You are invited to room <strong>${room}</strong>.</p>`
  return page(
    'Ludoteca',
    `<h1>Ludoteca</h1>${invitation}
<p>A home for economic and adventure board games: one engine, many games. This is the server where they are played.</p>
<ul>
<li><a href="/api/games">The games</a></li>
<li><a href="/api/rooms">Rooms that are open now</a></li>
<li><a href="/api/docs">How programs talk to it</a></li>
</ul>`,
  )
}
