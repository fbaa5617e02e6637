/** A vault that opens, coins, and multipliers that rise, in a field of 300 by 400. */
export const SCENE = `
<defs>
  <radialGradient id="banca-felt" cx="50%" cy="56%" r="75%">
    <stop offset="0" stop-color="#0f4a3f"/>
    <stop offset="1" stop-color="#08231f"/>
  </radialGradient>
  <linearGradient id="banca-steel" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#dfe7e8"/>
    <stop offset="0.5" stop-color="#8f9ea3"/>
    <stop offset="1" stop-color="#3d4a50"/>
  </linearGradient>
  <linearGradient id="banca-gold" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fbe7a6"/>
    <stop offset="0.55" stop-color="#e9bd55"/>
    <stop offset="1" stop-color="#a8741d"/>
  </linearGradient>
</defs>
<rect width="300" height="400" fill="url(#banca-felt)"/>
<path d="M150 226L150 -104L201.62 -99.94ZM150 226L251.98 -87.85L299.82 -68.03ZM150 226L343.97 -40.98L383.35 -7.35ZM150 226L416.98 32.03L444.03 76.18ZM150 226L463.85 124.02L475.94 174.38ZM150 226L480 226L475.94 277.62ZM150 226L463.85 327.98L444.03 375.82ZM150 226L416.98 419.97L383.35 459.35ZM150 226L343.97 492.98L299.82 520.03ZM150 226L251.98 539.85L201.62 551.94ZM150 226L150 556L98.38 551.94ZM150 226L48.02 539.85L0.18 520.03ZM150 226L-43.97 492.98L-83.35 459.35ZM150 226L-116.98 419.97L-144.03 375.82ZM150 226L-163.85 327.98L-175.94 277.62ZM150 226L-180 226L-175.94 174.38ZM150 226L-163.85 124.02L-144.03 76.18ZM150 226L-116.98 32.03L-83.35 -7.35ZM150 226L-43.97 -40.98L0.18 -68.03ZM150 226L48.02 -87.85L98.38 -99.94Z" fill="#145a4d" opacity="0.55"/>
<g>
<ellipse cx="150" cy="330" rx="104" ry="14" fill="#051613" opacity="0.6"/>
<circle cx="150" cy="226" r="100" fill="#3d4a50"/>
<circle cx="150" cy="226" r="97" fill="url(#banca-steel)"/>
<circle cx="150" cy="226" r="84" fill="#051613"/>
<circle cx="153" cy="226" r="81" fill="url(#banca-gold)"/>
<g transform="translate(-9 0)">
  <circle cx="150" cy="226" r="80" fill="#3d4a50"/>
  <circle cx="150" cy="226" r="77" fill="url(#banca-steel)"/>
  <circle cx="150" cy="226" r="60" fill="none" stroke="#3d4a50" stroke-width="3"/>
  <circle cx="150" cy="226" r="57" fill="url(#banca-steel)" transform="rotate(180 150 226)"/>
  <circle cx="150" cy="157.5" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="176.21" cy="162.71" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="198.44" cy="177.56" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="213.29" cy="199.79" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="218.5" cy="226" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="213.29" cy="252.21" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="198.44" cy="274.44" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="176.21" cy="289.29" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="150" cy="294.5" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="123.79" cy="289.29" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="101.56" cy="274.44" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="86.71" cy="252.21" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="81.5" cy="226" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="86.71" cy="199.79" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="101.56" cy="177.56" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <circle cx="123.79" cy="162.71" r="3.600" fill="#dfe7e8" stroke="#3d4a50"/>
  <g>
  <line x1="150" y1="226" x2="150" y2="182" stroke="#051613" stroke-width="11" stroke-linecap="round"/>
  <line x1="150" y1="226" x2="150" y2="182" stroke="#e9bd55" stroke-width="7" stroke-linecap="round"/>
  <circle cx="150" cy="182" r="9" fill="url(#banca-gold)" stroke="#051613" stroke-width="2"/>
</g>
<g>
<line x1="150" y1="226" x2="191.85" y2="212.4" stroke="#051613" stroke-width="11" stroke-linecap="round"/>
<line x1="150" y1="226" x2="191.85" y2="212.4" stroke="#e9bd55" stroke-width="7" stroke-linecap="round"/>
<circle cx="191.85" cy="212.4" r="9" fill="url(#banca-gold)" stroke="#051613" stroke-width="2"/>
</g>
<g>
<line x1="150" y1="226" x2="175.86" y2="261.6" stroke="#051613" stroke-width="11" stroke-linecap="round"/>
<line x1="150" y1="226" x2="175.86" y2="261.6" stroke="#e9bd55" stroke-width="7" stroke-linecap="round"/>
<circle cx="175.86" cy="261.6" r="9" fill="url(#banca-gold)" stroke="#051613" stroke-width="2"/>
</g>
<g>
<line x1="150" y1="226" x2="124.14" y2="261.6" stroke="#051613" stroke-width="11" stroke-linecap="round"/>
<line x1="150" y1="226" x2="124.14" y2="261.6" stroke="#e9bd55" stroke-width="7" stroke-linecap="round"/>
<circle cx="124.14" cy="261.6" r="9" fill="url(#banca-gold)" stroke="#051613" stroke-width="2"/>
</g>
<g>
<line x1="150" y1="226" x2="108.15" y2="212.4" stroke="#051613" stroke-width="11" stroke-linecap="round"/>
<line x1="150" y1="226" x2="108.15" y2="212.4" stroke="#e9bd55" stroke-width="7" stroke-linecap="round"/>
<circle cx="108.15" cy="212.4" r="9" fill="url(#banca-gold)" stroke="#051613" stroke-width="2"/>
</g>
<circle cx="150" cy="226" r="20" fill="url(#banca-gold)" stroke="#051613" stroke-width="2.500"/>
<circle cx="150" cy="226" r="12" fill="none" stroke="#a8741d" stroke-width="2"/>
<path d="M147 221h6l-1.500 4 2.500 7h-8l2.500-7z" fill="#051613"/>
</g>
<circle cx="161.88" cy="135.78" r="2.600" fill="#3d4a50"/>
<circle cx="184.82" cy="141.93" r="2.600" fill="#3d4a50"/>
<circle cx="205.4" cy="153.8" r="2.600" fill="#3d4a50"/>
<circle cx="222.2" cy="170.6" r="2.600" fill="#3d4a50"/>
<circle cx="234.07" cy="191.18" r="2.600" fill="#3d4a50"/>
<circle cx="240.22" cy="214.12" r="2.600" fill="#3d4a50"/>
<circle cx="240.22" cy="237.88" r="2.600" fill="#3d4a50"/>
<circle cx="234.07" cy="260.82" r="2.600" fill="#3d4a50"/>
<circle cx="222.2" cy="281.4" r="2.600" fill="#3d4a50"/>
<circle cx="205.4" cy="298.2" r="2.600" fill="#3d4a50"/>
<circle cx="184.82" cy="310.07" r="2.600" fill="#3d4a50"/>
<circle cx="161.88" cy="316.22" r="2.600" fill="#3d4a50"/>
<circle cx="138.12" cy="316.22" r="2.600" fill="#3d4a50"/>
<circle cx="115.18" cy="310.07" r="2.600" fill="#3d4a50"/>
<circle cx="94.6" cy="298.2" r="2.600" fill="#3d4a50"/>
<circle cx="77.8" cy="281.4" r="2.600" fill="#3d4a50"/>
<circle cx="65.93" cy="260.82" r="2.600" fill="#3d4a50"/>
<circle cx="59.78" cy="237.88" r="2.600" fill="#3d4a50"/>
<circle cx="59.78" cy="214.12" r="2.600" fill="#3d4a50"/>
<circle cx="65.93" cy="191.18" r="2.600" fill="#3d4a50"/>
<circle cx="77.8" cy="170.6" r="2.600" fill="#3d4a50"/>
<circle cx="94.6" cy="153.8" r="2.600" fill="#3d4a50"/>
<circle cx="115.18" cy="141.93" r="2.600" fill="#3d4a50"/>
<circle cx="138.12" cy="135.78" r="2.600" fill="#3d4a50"/>
</g>
<g transform="translate(51 366)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(53 357)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(51 348)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(53 339)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(97 374)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(99 365)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(205 374)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(207 365)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(205 356)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(249 366)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(251 357)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(249 348)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(251 339)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(249 330)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(251 321)">
<path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="#a8741d" stroke="#051613"/>
<ellipse cy="-6" rx="23" ry="8" fill="url(#banca-gold)" stroke="#051613"/>
<ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="#a8741d"/>
</g>
<g transform="translate(62 136)">
<circle r="21" fill="#051613"/>
<circle r="19" fill="url(#banca-gold)"/>
<circle r="15" fill="none" stroke="#a8741d" stroke-dasharray="2 2.500"/>
<text y="6.08" text-anchor="middle" font-family="Fraunces" font-weight="700" font-size="17.1" fill="#051613">×2</text>
</g>
<g transform="translate(243 128)">
<circle r="25" fill="#051613"/>
<circle r="23" fill="url(#banca-gold)"/>
<circle r="19" fill="none" stroke="#a8741d" stroke-dasharray="2 2.500"/>
<text y="7.36" text-anchor="middle" font-family="Fraunces" font-weight="700" font-size="20.7" fill="#051613">×3</text>
</g>
<g transform="translate(256 190)">
<circle r="17" fill="#051613"/>
<circle r="15" fill="url(#banca-gold)"/>
<circle r="11" fill="none" stroke="#a8741d" stroke-dasharray="2 2.500"/>
<text y="4.8" text-anchor="middle" font-family="Fraunces" font-weight="700" font-size="13.5" fill="#051613">×1.2</text>
</g>
`
