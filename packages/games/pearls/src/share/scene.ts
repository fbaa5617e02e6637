/** An open shell at the bottom of the sea, in a field of 300 by 400. */
export const SCENE = `
<defs>
  <linearGradient id="pearls-sea" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#1a6d8e"/>
    <stop offset="1" stop-color="#0a2140"/>
  </linearGradient>
  <radialGradient id="pearls-pearl" cx="36%" cy="32%" r="75%">
    <stop offset="0" stop-color="#fffaf2"/>
    <stop offset="1" stop-color="#b9c4d9"/>
  </radialGradient>
</defs>
<rect width="300" height="400" fill="url(#pearls-sea)"/>
<path d="M60 0L0 400H70L110 0ZM150 0L130 400H210L196 0ZM240 0L290 400H300V0Z" fill="#8fe0e0" opacity="0.12"/>
<path d="M0 352C60 336 110 348 160 344S260 334 300 350V400H0Z" fill="#ecd6a4"/>
<g stroke="#c9705f" stroke-width="2">
  <path d="M150 312L42.2 252.01A21 21 0 0163.56 219.67Z" fill="#f6b9a2"/>
  <path d="M150 312L63.56 219.67A21 21 0 0194.24 196.01Z" fill="#ffe1d2"/>
  <path d="M150 312L94.24 196.01A21 21 0 01130.93 183.55Z" fill="#f6b9a2"/>
  <path d="M150 312L130.93 183.55A21 21 0 01169.68 183.65Z" fill="#ffe1d2"/>
  <path d="M150 312L169.68 183.65A21 21 0 01206.3 196.3Z" fill="#f6b9a2"/>
  <path d="M150 312L206.3 196.3A21 21 0 01236.86 220.13Z" fill="#ffe1d2"/>
  <path d="M150 312L236.86 220.13A21 21 0 01258.05 252.57Z" fill="#f6b9a2"/>
  <path d="M34 302C60 372 240 372 266 302C220 330 80 330 34 302Z" fill="#f6b9a2"/>
  <path d="M70 326C96 352 204 352 230 326M100 332v18M150 336v20M200 332v18" fill="none"/>
</g>
<circle cx="150" cy="288" r="34" fill="url(#pearls-pearl)"/>
<ellipse cx="138" cy="274" rx="9" ry="6" fill="#fffaf2" transform="rotate(-30 138 274)"/>
<circle cx="58" cy="170" r="9" fill="none" stroke="#8fe0e0" stroke-width="1.500"/>
<circle cx="74" cy="142" r="5" fill="none" stroke="#8fe0e0" stroke-width="1.500"/>
<circle cx="52" cy="122" r="3.5" fill="none" stroke="#8fe0e0" stroke-width="1.500"/>
<circle cx="238" cy="190" r="7" fill="none" stroke="#8fe0e0" stroke-width="1.500"/>
<circle cx="252" cy="160" r="11" fill="none" stroke="#8fe0e0" stroke-width="1.500"/>
<circle cx="240" cy="128" r="4" fill="none" stroke="#8fe0e0" stroke-width="1.500"/>
`
