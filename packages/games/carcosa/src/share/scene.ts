/** A house at night in cross-section, and who stands behind it, in a field of 300 by 400. */
export const SCENE = `
<defs>
  <radialGradient id="carcosa-glow" cx="50%" cy="50%" r="62%">
    <stop offset="0" stop-color="#5a4508"/>
    <stop offset="1" stop-color="#15110d"/>
  </radialGradient>
  <pattern id="carcosa-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path d="M0 0H5" stroke="#0e0b08" stroke-width="2"/>
  </pattern>
  <clipPath id="carcosa-moon">
    <circle cx="150" cy="196" r="108"/>
  </clipPath>
</defs>
<rect width="300" height="400" fill="url(#carcosa-glow)"/>
<rect width="300" height="400" fill="url(#carcosa-hatch)" opacity="0.5"/>
<circle cx="150" cy="196" r="108" fill="#f5c518" stroke="#0e0b08" stroke-width="3"/>
<g clip-path="url(#carcosa-moon)" stroke="#0e0b08" stroke-width="1.500">
  <path d="M30 206h60M170 210h90"/>
  <path d="M67 213h113M199 217h90"/>
  <path d="M64 220h96M188 224h90"/>
  <path d="M61 227h79M177 231h90"/>
  <path d="M58 234h62M206 238h90"/>
  <path d="M55 241h115M195 245h90"/>
  <path d="M52 248h98M184 252h90"/>
  <path d="M49 255h81M173 259h90"/>
  <path d="M46 262h64M202 266h90"/>
  <path d="M43 269h117M191 273h90"/>
  <path d="M40 276h100M180 280h90"/>
  <path d="M37 283h83M209 287h90"/>
  <path d="M34 290h66M198 294h90"/>
  <path d="M31 297h119M187 301h90"/>
</g>
<g stroke="#0e0b08" stroke-width="3" stroke-linejoin="round">
  <path d="M150 118c26 0 36 22 36 42 34 18 58 60 66 118l10 52-20-14-10 24H68l-10-24-20 14 10-52c8-58 32-100 66-118 0-20 10-42 36-42z" fill="#231c15"/>
  <path d="M150 118c26 0 36 22 36 42 34 18 58 60 66 118l10 52-20-14-10 24H68l-10-24-20 14 10-52c8-58 32-100 66-118 0-20 10-42 36-42z" fill="url(#carcosa-hatch)" stroke="none" opacity="0.7"/>
  <path d="M112 180c-22 34-32 76-36 130M130 196c-10 34-14 70-16 110M170 196c10 34 14 70 16 110M188 180c22 34 32 76 36 130" fill="none" stroke="#a8860f" stroke-width="1.600"/>
  <path d="M122 124L112 84l22 18 16-26 16 26 22-18-10 40c-16-8-40-8-56 0z" fill="#f5c518"/>
  <path d="M128 134c0-10 8-16 22-16s22 6 22 16c0 26-8 44-22 44s-22-18-22-44z" fill="#e8dab8"/>
  <path d="M134 138c4-5 10-5 13 0-3 7-10 7-13 0zM153 138c3-5 9-5 13 0-3 7-10 7-13 0z" fill="#0e0b08"/>
  <path d="M150 142v12l-4 2M143 165c5-3 9-3 14 0" fill="none" stroke-width="2"/>
</g>
<g stroke="#0e0b08" stroke-width="2.500" stroke-linejoin="round">
  <path d="M0 400V360c60-10 90-6 150-6s100-4 150 6v40z" fill="#0e0b08" stroke="none"/>
  <path d="M84 360V250h132v110z" fill="#a88f69"/>
  <path d="M150 360V250h66v110z" fill="url(#carcosa-hatch)" stroke="none"/>
  <path d="M74 252l36-34h80l36 34z" fill="#231c15"/>
  <path d="M122 252l28-40 28 40z" fill="#231c15"/>
  <circle cx="150" cy="236" r="8" fill="#f5c518"/>
  <path d="M150 228v16M142 236h16" stroke-width="1.600"/>
  <path d="M196 222v-18h12v28" fill="#231c15"/>
  <path d="M84 286h132M84 320h132" stroke-width="4"/>
  <g>
  <path d="M98 280v-12a6 6 0 0112 0v12z" fill="#15110d"/>
  <path d="M104 262v18" stroke-width="1.500"/>
</g>
<g>
<path d="M122 280v-12a6 6 0 0112 0v12z" fill="#f0bf7d"/>
<path d="M128 262v18" stroke-width="1.500"/>
</g>
<g>
<path d="M166 280v-12a6 6 0 0112 0v12z" fill="#15110d"/>
<path d="M172 262v18" stroke-width="1.500"/>
</g>
<g>
<path d="M190 280v-12a6 6 0 0112 0v12z" fill="#15110d"/>
<path d="M196 262v18" stroke-width="1.500"/>
</g>
<g>
<path d="M98 314v-12a6 6 0 0112 0v12z" fill="#15110d"/>
<path d="M104 296v18" stroke-width="1.500"/>
</g>
<g>
<path d="M122 314v-12a6 6 0 0112 0v12z" fill="#15110d"/>
<path d="M128 296v18" stroke-width="1.500"/>
</g>
<g>
<path d="M166 314v-12a6 6 0 0112 0v12z" fill="#f0bf7d"/>
<path d="M172 296v18" stroke-width="1.500"/>
</g>
<g>
<path d="M190 314v-12a6 6 0 0112 0v12z" fill="#15110d"/>
<path d="M196 296v18" stroke-width="1.500"/>
</g>
<g>
<path d="M98 348v-12a6 6 0 0112 0v12z" fill="#f0bf7d"/>
<path d="M104 330v18" stroke-width="1.500"/>
</g>
<g>
<path d="M122 348v-12a6 6 0 0112 0v12z" fill="#15110d"/>
<path d="M128 330v18" stroke-width="1.500"/>
</g>
<g>
<path d="M190 348v-12a6 6 0 0112 0v12z" fill="#15110d"/>
<path d="M196 330v18" stroke-width="1.500"/>
</g>
<path d="M140 360v-24a10 10 0 0120 0v24z" fill="#f5c518"/>
<path d="M150 328v32" stroke-width="1.600"/>
<path d="M150 360l-34 34h68z" fill="#f5c518" opacity="0.5" stroke="none"/>
</g>
<g transform="translate(78 366)">
<circle cx="11" cy="-4" r="12" fill="#f0bf7d" opacity="0.3"/>
<path d="M0-14a5 5 0 110 10 5 5 0 010-10zM-8 14c0-12 2-18 8-18s8 6 8 18z" fill="#231c15" stroke="#e8dab8" stroke-width="1.500"/>
<path d="M6 0l5-6M8-6h6v8H8z" fill="#f0bf7d" stroke="#0e0b08" stroke-width="1.200"/>
</g>
<g transform="translate(112 370)">
<circle cx="11" cy="-4" r="12" fill="#f0bf7d" opacity="0.3"/>
<path d="M0-14a5 5 0 110 10 5 5 0 010-10zM-8 14c0-12 2-18 8-18s8 6 8 18z" fill="#231c15" stroke="#e8dab8" stroke-width="1.500"/>
<path d="M6 0l5-6M8-6h6v8H8z" fill="#f0bf7d" stroke="#0e0b08" stroke-width="1.200"/>
</g>
<g transform="translate(186 366)">
<circle cx="11" cy="-4" r="12" fill="#f0bf7d" opacity="0.3"/>
<path d="M0-14a5 5 0 110 10 5 5 0 010-10zM-8 14c0-12 2-18 8-18s8 6 8 18z" fill="#231c15" stroke="#e8dab8" stroke-width="1.500"/>
<path d="M6 0l5-6M8-6h6v8H8z" fill="#f0bf7d" stroke="#0e0b08" stroke-width="1.200"/>
</g>
<g transform="translate(222 370)">
<circle cx="11" cy="-4" r="12" fill="#f0bf7d" opacity="0.3"/>
<path d="M0-14a5 5 0 110 10 5 5 0 010-10zM-8 14c0-12 2-18 8-18s8 6 8 18z" fill="#231c15" stroke="#e8dab8" stroke-width="1.500"/>
<path d="M6 0l5-6M8-6h6v8H8z" fill="#f0bf7d" stroke="#0e0b08" stroke-width="1.200"/>
</g>
`
