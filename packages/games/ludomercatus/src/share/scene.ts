/** An arcade of a Roman market in the evening sun, and a coin in front of it, in a field of 300 by 400. */
export const SCENE = `
<defs>
  <linearGradient id="ludomercatus-sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#e58a4e"/>
    <stop offset="0.6" stop-color="#fbe3b0"/>
  </linearGradient>
  <radialGradient id="ludomercatus-bronze" cx="38%" cy="32%" r="80%">
    <stop offset="0" stop-color="#f2cd7f"/>
    <stop offset="0.6" stop-color="#c98b3a"/>
    <stop offset="1" stop-color="#7a4a17"/>
  </radialGradient>
</defs>
<rect width="300" height="400" fill="url(#ludomercatus-sky)"/>
<circle cx="214" cy="150" r="44" fill="#fff3cf" opacity="0.9"/>
<g>
<path d="M0 214C50 166 96 182 140 178S240 168 300 204V300H0Z" fill="#b65f3c" opacity="0.75"/>
<g fill="#f3e6cf" stroke="#cfb48f">
  <path d="M92 150L130 132 168 150Z"/>
  <path d="M94 150h72v6H94zM90 186h80v6H90z"/>
  <path d="M97 156h5v30h-5z"/>
  <path d="M109.4 156h5v30h-5z"/>
  <path d="M121.8 156h5v30h-5z"/>
  <path d="M134.2 156h5v30h-5z"/>
  <path d="M146.6 156h5v30h-5z"/>
  <path d="M159 156h5v30h-5z"/>
</g>
<g transform="translate(40 196) scale(1)" fill="#4d5a34">
  <path d="M-2 0l1-46h2l1 46z"/>
  <path d="M-27 -42C-26 -58 -12 -64 0 -64S26 -58 27 -42C14 -36 -14 -36 -27 -42Z"/>
</g>
<g transform="translate(64 198) scale(0.7)" fill="#4d5a34">
  <path d="M-2 0l1-46h2l1 46z"/>
  <path d="M-27 -42C-26 -58 -12 -64 0 -64S26 -58 27 -42C14 -36 -14 -36 -27 -42Z"/>
</g>
<g transform="translate(262 198) scale(0.9)" fill="#4d5a34">
  <path d="M-2 0l1-46h2l1 46z"/>
  <path d="M-27 -42C-26 -58 -12 -64 0 -64S26 -58 27 -42C14 -36 -14 -36 -27 -42Z"/>
</g>
</g>
<g>
<path d="M0 212H300V350H0Z" fill="#f3e6cf"/>
<path d="M0 206H300V216H0Z" fill="#f3e6cf" stroke="#cfb48f"/>
<path d="M0 222H300" stroke="#cfb48f" stroke-width="2"/>
<g>
<path d="M10 350V276a43 43 0 0186 0V350Z" fill="#4a2417"/>
<path d="M10 276a43 43 0 0186 0" fill="none" stroke="#cfb48f" stroke-width="6"/>
<line x1="11.1" y1="266.33" x2="3.31" y2="264.53" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="19.39" y1="249.17" x2="13.14" y2="244.18" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="34.29" y1="237.29" x2="30.8" y2="230.08" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="52.85" y1="233" x2="52.82" y2="225" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="71.44" y1="237.16" x2="74.88" y2="229.93" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="86.42" y1="248.94" x2="92.63" y2="243.9" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="94.83" y1="266.03" x2="102.61" y2="264.18" stroke="#cfb48f" stroke-width="1.500"/>
<path d="M53 234v20" stroke="#c98b3a"/>
<path d="M46 254h14l-3 7h-8z" fill="#c98b3a"/>
<circle cx="53" cy="264" r="4.500" fill="#fff3cf"/>
<circle cx="53" cy="264" r="13" fill="#fff3cf" opacity="0.22"/>
</g>
<g>
<path d="M107 350V276a43 43 0 0186 0V350Z" fill="#4a2417"/>
<path d="M107 276a43 43 0 0186 0" fill="none" stroke="#cfb48f" stroke-width="6"/>
<line x1="108.1" y1="266.33" x2="100.31" y2="264.53" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="116.39" y1="249.17" x2="110.14" y2="244.18" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="131.29" y1="237.29" x2="127.8" y2="230.08" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="149.85" y1="233" x2="149.82" y2="225" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="168.44" y1="237.16" x2="171.88" y2="229.93" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="183.42" y1="248.94" x2="189.63" y2="243.9" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="191.83" y1="266.03" x2="199.61" y2="264.18" stroke="#cfb48f" stroke-width="1.500"/>
<path d="M150 234v20" stroke="#c98b3a"/>
<path d="M143 254h14l-3 7h-8z" fill="#c98b3a"/>
<circle cx="150" cy="264" r="4.500" fill="#fff3cf"/>
<circle cx="150" cy="264" r="13" fill="#fff3cf" opacity="0.22"/>
</g>
<g>
<path d="M204 350V276a43 43 0 0186 0V350Z" fill="#4a2417"/>
<path d="M204 276a43 43 0 0186 0" fill="none" stroke="#cfb48f" stroke-width="6"/>
<line x1="205.1" y1="266.33" x2="197.31" y2="264.53" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="213.39" y1="249.17" x2="207.14" y2="244.18" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="228.29" y1="237.29" x2="224.8" y2="230.08" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="246.85" y1="233" x2="246.82" y2="225" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="265.44" y1="237.16" x2="268.88" y2="229.93" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="280.42" y1="248.94" x2="286.63" y2="243.9" stroke="#cfb48f" stroke-width="1.500"/>
<line x1="288.83" y1="266.03" x2="296.61" y2="264.18" stroke="#cfb48f" stroke-width="1.500"/>
<path d="M247 234v20" stroke="#c98b3a"/>
<path d="M240 254h14l-3 7h-8z" fill="#c98b3a"/>
<circle cx="247" cy="264" r="4.500" fill="#fff3cf"/>
<circle cx="247" cy="264" r="13" fill="#fff3cf" opacity="0.22"/>
</g>
<path d="M94 272h15v8h-15z" fill="#cfb48f"/>
<path d="M191 272h15v8h-15z" fill="#cfb48f"/>
</g>
<rect y="344" width="300" height="56" fill="#cfb48f"/>
<path d="M0 358H300M0 378H300M40 344l-16 56M110 344l-8 56M190 344l8 56M260 344l16 56" stroke="#c2673a" opacity="0.45"/>
<g transform="translate(12 0)">
<path d="M6 300V352M88 300V352" stroke="#3b1a10" stroke-width="3"/>
<path d="M8 284h13L15.666666666666666 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#a8321f" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M21 284h13L31.333333333333332 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#fff4de" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M34 284h13L47 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#a8321f" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M47 284h13L62.666666666666664 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#fff4de" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M60 284h13L78.33333333333333 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#a8321f" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M73 284h13L94 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#fff4de" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M2 334h90v8H2z" fill="#c2673a" stroke="#3b1a10"/>
<path d="M6 342h82v18H6z" fill="#b65f3c" stroke="#3b1a10"/>
</g>
<g transform="translate(194 0)">
<path d="M6 300V352M88 300V352" stroke="#3b1a10" stroke-width="3"/>
<path d="M8 284h13L15.666666666666666 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#6d7f3a" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M21 284h13L31.333333333333332 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#fff4de" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M34 284h13L47 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#6d7f3a" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M47 284h13L62.666666666666664 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#fff4de" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M60 284h13L78.33333333333333 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#6d7f3a" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M73 284h13L94 308a7.833333333333333 6 0 01-15.666666666666666 0Z" fill="#fff4de" stroke="#3b1a10" stroke-width="0.800"/>
<path d="M2 334h90v8H2z" fill="#c2673a" stroke="#3b1a10"/>
<path d="M6 342h82v18H6z" fill="#b65f3c" stroke="#3b1a10"/>
</g>
<g>
<path d="M-5 -30h10v4l-2 3c7 4 7 14 0 21l-1 2h-4l-1-2c-7-7-7-17 0-21l-2-3z" transform="translate(28 334)" fill="#c2673a" stroke="#3b1a10"/>
<path d="M-5 -30h10v4l-2 3c7 4 7 14 0 21l-1 2h-4l-1-2c-7-7-7-17 0-21l-2-3z" transform="translate(48 334)" fill="#c2673a" stroke="#3b1a10"/>
<circle cx="72" cy="328" r="6" fill="#a8321f" stroke="#3b1a10"/>
<circle cx="82" cy="328" r="6" fill="#a8321f" stroke="#3b1a10"/>
<circle cx="92" cy="328" r="6" fill="#a8321f" stroke="#3b1a10"/>
<circle cx="206" cy="328" r="5.500" fill="#6d7f3a" stroke="#3b1a10"/>
<circle cx="215" cy="324" r="5.500" fill="#6d7f3a" stroke="#3b1a10"/>
<circle cx="224" cy="328" r="5.500" fill="#6d7f3a" stroke="#3b1a10"/>
<circle cx="233" cy="324" r="5.500" fill="#6d7f3a" stroke="#3b1a10"/>
<circle cx="242" cy="328" r="5.500" fill="#6d7f3a" stroke="#3b1a10"/>
<path d="M-5 -30h10v4l-2 3c7 4 7 14 0 21l-1 2h-4l-1-2c-7-7-7-17 0-21l-2-3z" transform="translate(268 334)" fill="#c2673a" stroke="#3b1a10"/>
</g>
<g>
<ellipse cx="150" cy="384" rx="56" ry="9" fill="#3b1a10" opacity="0.45"/>
<circle cx="150" cy="326" r="59" fill="#7a4a17"/>
<circle cx="149" cy="324" r="57" fill="url(#ludomercatus-bronze)"/>
<circle cx="149" cy="272" r="1.300" fill="#7a4a17"/>
<circle cx="155.79" cy="272.44" r="1.300" fill="#7a4a17"/>
<circle cx="162.46" cy="273.77" r="1.300" fill="#7a4a17"/>
<circle cx="168.9" cy="275.96" r="1.300" fill="#7a4a17"/>
<circle cx="175" cy="278.97" r="1.300" fill="#7a4a17"/>
<circle cx="180.66" cy="282.75" r="1.300" fill="#7a4a17"/>
<circle cx="185.77" cy="287.23" r="1.300" fill="#7a4a17"/>
<circle cx="190.25" cy="292.34" r="1.300" fill="#7a4a17"/>
<circle cx="194.03" cy="298" r="1.300" fill="#7a4a17"/>
<circle cx="197.04" cy="304.1" r="1.300" fill="#7a4a17"/>
<circle cx="199.23" cy="310.54" r="1.300" fill="#7a4a17"/>
<circle cx="200.56" cy="317.21" r="1.300" fill="#7a4a17"/>
<circle cx="201" cy="324" r="1.300" fill="#7a4a17"/>
<circle cx="200.56" cy="330.79" r="1.300" fill="#7a4a17"/>
<circle cx="199.23" cy="337.46" r="1.300" fill="#7a4a17"/>
<circle cx="197.04" cy="343.9" r="1.300" fill="#7a4a17"/>
<circle cx="194.03" cy="350" r="1.300" fill="#7a4a17"/>
<circle cx="190.25" cy="355.66" r="1.300" fill="#7a4a17"/>
<circle cx="185.77" cy="360.77" r="1.300" fill="#7a4a17"/>
<circle cx="180.66" cy="365.25" r="1.300" fill="#7a4a17"/>
<circle cx="175" cy="369.03" r="1.300" fill="#7a4a17"/>
<circle cx="168.9" cy="372.04" r="1.300" fill="#7a4a17"/>
<circle cx="162.46" cy="374.23" r="1.300" fill="#7a4a17"/>
<circle cx="155.79" cy="375.56" r="1.300" fill="#7a4a17"/>
<circle cx="149" cy="376" r="1.300" fill="#7a4a17"/>
<circle cx="142.21" cy="375.56" r="1.300" fill="#7a4a17"/>
<circle cx="135.54" cy="374.23" r="1.300" fill="#7a4a17"/>
<circle cx="129.1" cy="372.04" r="1.300" fill="#7a4a17"/>
<circle cx="123" cy="369.03" r="1.300" fill="#7a4a17"/>
<circle cx="117.34" cy="365.25" r="1.300" fill="#7a4a17"/>
<circle cx="112.23" cy="360.77" r="1.300" fill="#7a4a17"/>
<circle cx="107.75" cy="355.66" r="1.300" fill="#7a4a17"/>
<circle cx="103.97" cy="350" r="1.300" fill="#7a4a17"/>
<circle cx="100.96" cy="343.9" r="1.300" fill="#7a4a17"/>
<circle cx="98.77" cy="337.46" r="1.300" fill="#7a4a17"/>
<circle cx="97.44" cy="330.79" r="1.300" fill="#7a4a17"/>
<circle cx="97" cy="324" r="1.300" fill="#7a4a17"/>
<circle cx="97.44" cy="317.21" r="1.300" fill="#7a4a17"/>
<circle cx="98.77" cy="310.54" r="1.300" fill="#7a4a17"/>
<circle cx="100.96" cy="304.1" r="1.300" fill="#7a4a17"/>
<circle cx="103.97" cy="298" r="1.300" fill="#7a4a17"/>
<circle cx="107.75" cy="292.34" r="1.300" fill="#7a4a17"/>
<circle cx="112.23" cy="287.23" r="1.300" fill="#7a4a17"/>
<circle cx="117.34" cy="282.75" r="1.300" fill="#7a4a17"/>
<circle cx="123" cy="278.97" r="1.300" fill="#7a4a17"/>
<circle cx="129.1" cy="275.96" r="1.300" fill="#7a4a17"/>
<circle cx="135.54" cy="273.77" r="1.300" fill="#7a4a17"/>
<circle cx="142.21" cy="272.44" r="1.300" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(137.97 362.45) rotate(-106)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(160.03 362.45) rotate(106)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(127.21 357.55) rotate(-89)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(170.79 357.55) rotate(89)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(118.36 349.71) rotate(-72)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(179.64 349.71) rotate(72)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(112.18 339.63) rotate(-55)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(185.82 339.63) rotate(55)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(109.22 328.18) rotate(-38)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(188.78 328.18) rotate(38)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(109.73 316.37) rotate(-21)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(188.27 316.37) rotate(21)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(113.68 305.22) rotate(-4)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(184.32 305.22) rotate(4)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(120.72 295.72) rotate(13)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(177.28 295.72) rotate(-13)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(130.22 288.68) rotate(30)" fill="#7a4a17"/>
<path d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z" transform="translate(167.78 288.68) rotate(-30)" fill="#7a4a17"/>
<text x="149" y="339" text-anchor="middle" font-family="Cinzel" font-weight="700" font-size="42" fill="#7a4a17">HS</text>
<path d="M122 319.5h54" stroke="#7a4a17" stroke-width="2.500"/>
</g>
`
