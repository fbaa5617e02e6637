/** A mosaic of an estate with an open ledger before it, in a field of 300 by 400. */
export const SCENE = `
<defs>
  <pattern id="aufbau-stones" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M0 0H8M0 0V8" stroke="#fbf5e6" stroke-width="1.300" opacity="0.500"/>
  </pattern>
  <pattern id="aufbau-wave" width="30" height="20" patternUnits="userSpaceOnUse">
    <rect width="30" height="20" fill="#a2401f"/>
    <path d="M0 20C9 20 11 15 11 9a4 4 0 018 0c0 3-2 4-4 3 1 6 15 8 15 8z" fill="#fbf5e6"/>
  </pattern>
</defs>
<rect width="300" height="400" fill="#5f1c4d"/>
<rect x="14" y="14" width="272" height="372" fill="url(#aufbau-wave)"/>
<rect x="34" y="34" width="232" height="332" fill="#a9c6d8" stroke="#2a1c13" stroke-width="3"/>
<circle cx="214" cy="132" r="30" fill="#d9a83d"/>
<path d="M34 214c60-44 120-40 150-20s60 0 82-16v70H34z" fill="#a9b06a"/>
<path d="M34 240c80-20 150-16 232-4v60H34z" fill="#6a7530"/>
<g stroke="#2a1c13" stroke-width="2" stroke-linejoin="round">
  <path d="M112 246v-66h110v66z" fill="#fbf5e6"/>
  <path d="M104 182l63-34 63 34z" fill="#a2401f"/>
  <path d="M122 246v-46h90v46z" fill="#5f1c4d"/>
  <path d="M124 198h10v48h-10z" fill="#fbf5e6"/>
  <path d="M143 198h10v48h-10z" fill="#fbf5e6"/>
  <path d="M162 198h10v48h-10z" fill="#fbf5e6"/>
  <path d="M181 198h10v48h-10z" fill="#fbf5e6"/>
  <path d="M200 198h10v48h-10z" fill="#fbf5e6"/>
  <path d="M104 246h126v8H104z" fill="#fbf5e6"/>
</g>
<path d="M58 246c-12-30-8-70 0-86 8 16 12 56 0 86z" fill="#34461f"/>
<path d="M92 246c-12-30-8-70 0-86 8 16 12 56 0 86z" fill="#34461f"/>
<path d="M244 246c-12-30-8-70 0-86 8 16 12 56 0 86z" fill="#34461f"/>
<path d="M34 296c70-22 160-22 232 0v70H34z" fill="#d98a5f"/>
<path d="M44 366l24 -62" stroke="#a2401f" stroke-width="5"/>
<path d="M78 366l16 -62" stroke="#a2401f" stroke-width="5"/>
<path d="M112 366l8 -62" stroke="#a2401f" stroke-width="5"/>
<path d="M146 366l0 -62" stroke="#a2401f" stroke-width="5"/>
<path d="M180 366l-8 -62" stroke="#a2401f" stroke-width="5"/>
<path d="M214 366l-16 -62" stroke="#a2401f" stroke-width="5"/>
<path d="M248 366l-24 -62" stroke="#a2401f" stroke-width="5"/>
<rect x="34" y="34" width="232" height="332" fill="url(#aufbau-stones)"/>
<g stroke="#2a1c13" stroke-width="3" stroke-linejoin="round">
  <path d="M62 286l84 8v76l-84-8zM238 286l-84 8v76l84-8z" fill="#7a4f2c"/>
  <path d="M70 295l68 7v59l-68-7zM230 295l-68 7v59l68-7z" fill="#3a271b"/>
  <path d="M78 309l34 3M78 320l48 5M78 331l28 3M78 342l40 4M222 309l-34 3M222 320l-46 5M222 331l-30 3M222 342l-42 4" fill="none" stroke="#f6dd94" stroke-width="2.500" stroke-linecap="round"/>
  <path d="M242 262l14 6-54 92-8 6 0-10z" fill="#d9a83d" stroke-width="2"/>
</g>
`
