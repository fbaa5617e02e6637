import type { Drawing } from './drawing.ts'

/** [V8, 13.7] What is drawn on each sticker above its word, in a square of 32. None of them has letters. */
export const STICKER_MOTIFS: Readonly<Record<string, Drawing>> = {
  // A camera that flashes.
  AMPAY: [
    ['yellow', 'M24 1l1.500 4 4-1.500-1.500 4 3 2.500-4 1-2 4-2.500-4-4 .5 2.500-3z'],
    ['shade', 'M2 12h6l3-4h8l3 4h6v16H2z'],
    ['cyan', 'M15 14.500a5.500 5.500 0 110 11 5.500 5.500 0 010-11z'],
    ['white', 'M13.500 17.500a2 2 0 110 4 2 2 0 010-4z', 'bare'],
  ],
  // An envelope under the door, with a coin.
  CUPO: [
    ['white', 'M3 9h26v18H3z'],
    ['none', 'M3 9l13 10L29 9'],
    ['yellow', 'M16 1a6 6 0 110 12 6 6 0 010-12z'],
    ['none', 'M16 4v6'],
  ],
  // A paper under the lens of an office.
  OBSERVADO: [
    ['white', 'M4 3h17v24H4z'],
    ['none', 'M8 8h9M8 12h9M8 16h5'],
    ['cyan', 'M21 12a7 7 0 110 14 7 7 0 010-14z'],
    ['orange', 'M26 24l5 5-2 2-5-5z'],
  ],
  // A candle that burns.
  'CON FE': [
    ['yellow', 'M16 1c2 4 5 6 5 9a5 5 0 01-10 0c0-3 3-5 5-9z'],
    ['red', 'M16 7c1 2 2 2 2 4a2 2 0 01-4 0c0-2 1-2 2-4z', 'bare'],
    ['white', 'M11 16h10v13H11z'],
    ['shade', 'M6 28h20v3H6z'],
  ],
  // A phone that pays.
  YAPE: [
    ['white', 'M7 2h15v28H7z'],
    ['cyan', 'M9.500 6h10v18h-10z', 'bare'],
    ['yellow', 'M21 11a7 7 0 110 14 7 7 0 010-14z'],
    ['none', 'M18 18l2.500 2.500L25 16M13 27h3'],
  ],
  // A face with its mouth open.
  ASU: [
    ['yellow', 'M16 3a13 13 0 110 26 13 13 0 010-26z'],
    ['white', 'M11 9a3 3.500 0 110 7 3 3.500 0 010-7zM21 9a3 3.500 0 110 7 3 3.500 0 010-7z'],
    ['ink', 'M11 11.500a1 1 0 110 2 1 1 0 010-2zM21 11.500a1 1 0 110 2 1 1 0 010-2z', 'bare'],
    ['red', 'M16 18a4 4.500 0 110 9 4 4.500 0 010-9z'],
  ],
  // Half an avocado.
  PALTA: [
    ['green', 'M16 2c5 0 6 5 8 10 3 8 0 18-8 18S5 20 8 12c2-5 3-10 8-10z'],
    ['paper', 'M16 6c3 0 3.500 4 5 8 2 6 0 12.500-5 12.500S9 20 11 14c1.500-4 2-8 5-8z', 'bare'],
    ['orange', 'M16 15a5 5 0 110 10 5 5 0 010-10z'],
  ],
  // A watch that runs.
  'AL TOQUE': [
    ['red', 'M13 1h6v5h-6zM25 5l3 3-3 3-3-3z'],
    ['white', 'M16 6a12 12 0 110 24 12 12 0 010-24z'],
    ['none', 'M16 10v8l5 4'],
  ],
  // A hammer that falls.
  ADJUDICADO: [
    ['orange', 'M4 12L13 3l5 5-9 9z'],
    ['shade', 'M14 11l3-3 12 12-3 3z'],
    ['yellow', 'M3 25h16v5H3z'],
    ['none', 'M22 4l3-3M25 8h4M19 2V0'],
  ],
  // A drawing of what is to come.
  TRAZO: [
    ['blue', 'M2 6h22v22H2z'],
    ['none', 'M6 24V14h8v10M14 18h6v6'],
    ['yellow', 'M27 3l4 4-13 13-5 1 1-5z'],
  ],
  // The front of a train.
  METRO: [
    ['white', 'M7 4h18l3 5v15H4V9z'],
    ['cyan', 'M8 9h16v7H8z'],
    ['yellow', 'M9 19a2 2 0 110 4 2 2 0 010-4zM23 19a2 2 0 110 4 2 2 0 010-4z'],
    ['none', 'M8 26l-4 5M24 26l4 5'],
  ],
  // A road to where the sun sets.
  VÍA: [
    ['orange', 'M16 3a7 7 0 017 7H9a7 7 0 017-7z'],
    ['shade', 'M12 10h8l9 20H3z'],
    ['none', 'M16 13v3M16 19v4M16 26v4'],
  ],
  // A helmet.
  OBRA: [
    ['yellow', 'M4 21a12 12 0 0124 0z'],
    ['yellow', 'M13 7h6v14h-6z'],
    ['white', 'M1 21h30v5H1z'],
  ],
  // A face that would rather not be seen.
  ROCHE: [
    ['yellow', 'M16 3a13 13 0 110 26 13 13 0 010-26z'],
    ['red', 'M9 17a3.500 2.500 0 110 5 3.500 2.500 0 010-5zM23 17a3.500 2.500 0 110 5 3.500 2.500 0 010-5z', 'bare'],
    ['none', 'M9 12l4 2-4 2M23 12l-4 2 4 2M12 25q4-3 8 0'],
  ],
  // Somebody's tools, crossed.
  CHAMBEA: [
    ['shade', 'M5 4l3-2 17 24-3 3z'],
    ['cyan', 'M2 3l5-3 5 6-6 4z'],
    ['orange', 'M27 4l-3-2L7 26l3 3z'],
    ['white', 'M20 1c5-1 9 2 11 7l-3 2-9-6z'],
  ],
  // A microphone.
  EXCLUSIVO: [
    ['shade', 'M16 2a6 6 0 016 6v7a6 6 0 01-12 0V8a6 6 0 016-6z'],
    ['none', 'M10 9h12M10 13h12M6 14c0 7 4 10 10 10s10-3 10-10'],
    ['yellow', 'M14.500 24h3v4h5v3h-13v-3h5z'],
  ],
  // A siren.
  URGENTE: [
    ['red', 'M8 24V16a8 8 0 0116 0v8z'],
    ['white', 'M13 15a3 3 0 013-3', 'bare'],
    ['shade', 'M4 24h24v6H4z'],
    ['none', 'M16 5V1M6 9L3 6M26 9l3-3'],
  ],
  // A price that falls.
  REMATE: [
    ['white', 'M3 3h13l13 13-13 13L3 16z'],
    ['red', 'M14 10h5v7h4l-6.500 7L10 17h4z'],
    ['none', 'M8 8h.1'],
  ],
  // A purse without a coin.
  DEUDOR: [
    ['orange', 'M3 9h24v19H3z'],
    ['shade', 'M3 9l18-6v6z'],
    ['yellow', 'M20 15h11v7H20z'],
    ['none', 'M24 18.500h.1'],
  ],
  // Sand that has run out.
  MOROSO: [
    ['shade', 'M6 1h20v4H6zM6 27h20v4H6z'],
    ['white', 'M8 5h16c0 6-6 8-6 11s6 5 6 11H8c0-6 6-8 6-11S8 11 8 5z'],
    ['yellow', 'M10 27c1-4 4-5 6-7 2 2 5 3 6 7z'],
  ],
  // A dagger.
  TRAICIÓN: [
    ['white', 'M16 31l-4-8V11h8v12z'],
    ['yellow', 'M5 8h22v4H5z'],
    ['red', 'M14 1h4v7h-4z'],
    ['none', 'M16 13v11'],
  ],
  // Two hands.
  PACTO: [
    ['orange', 'M1 10l7-3 9 3 2 5-3 2-4-2-4 9-7-3z'],
    ['yellow', 'M31 10l-7-3-7 3-5 5c2 3 5 2 6-1l8 9 5-2z'],
    ['none', 'M10 24l3 3 3-2 3 2 3-3'],
  ],
  // A price with a star on it.
  GANGA: [
    ['white', 'M3 3h13l13 13-13 13L3 16z'],
    ['yellow', 'M16 9l2 4.500 5 .5-3.500 3.500 1 5-4.500-2.500-4.500 2.500 1-5L9 14l5-.5z'],
    ['none', 'M7 7h.1'],
  ],
  // A chilli.
  'SE PICÓ': [
    ['red', 'M24 8c4 12-6 22-22 21 8-3 11-6 12-13 1-5 5-9 10-8z'],
    ['green', 'M18 8c1-4 8-5 10 0l-4 3z'],
    ['none', 'M24 4c0-2 2-3 4-3'],
  ],
  // The cup.
  CAMPEÓN: [
    ['yellow', 'M9 3h14v9c0 5-3 8-7 8s-7-3-7-8z'],
    ['none', 'M9 6H4c0 5 2 7 5 7M23 6h5c0 5-2 7-5 7'],
    ['orange', 'M14 20h4v5h-4z'],
    ['shade', 'M8 25h16v5H8z'],
  ],
  // A star with dark glasses.
  FAMA: [
    ['yellow', 'M16 1l4.500 9.500L31 12l-7.500 7L25 30l-9-5.500L7 30l1.500-11L1 12l10.500-1.500z'],
    ['ink', 'M9 13h6v4H9zM17 13h6v4h-6zM15 14h2v1h-2z', 'bare'],
    ['none', 'M13 21q3 2 6 0'],
  ],
  // A bag that is full.
  RIQUEZA: [
    ['orange', 'M12 10h8c6 5 9 9 9 14 0 4-5 6-13 6S3 28 3 24c0-5 3-9 9-14z'],
    ['shade', 'M10 2h12l-3 8h-6z'],
    ['yellow', 'M16 15a5 5 0 110 10 5 5 0 010-10z'],
    ['none', 'M16 18v4'],
  ],
  // A ballot box.
  VOTO: [
    ['white', 'M10 2h12v14H10z'],
    ['none', 'M13 8l2.500 3L19 6'],
    ['orange', 'M3 14h26v16H3z'],
    ['ink', 'M8 17h16v2H8z', 'bare'],
  ],
  // A fist.
  'MANO DURA': [
    ['orange', 'M6 10c0-4 4-4 5-2 1-4 5-4 6 0 1-3 5-3 6 0 2-3 5-1 5 2v8c0 5-3 7-6 8H12c-4-1-6-5-6-9z'],
    ['none', 'M11 8v6M17 8v6M23 9v5M6 16c5-1 9 0 11 4'],
    ['shade', 'M11 26h12v5H11z'],
  ],
  // A note that climbs.
  DÓLAR: [
    ['green', 'M2 15h24v14H2z'],
    ['paper', 'M14 18a4 4 0 110 8 4 4 0 010-8z'],
    ['none', 'M5 18h.1M23 26h.1'],
    ['yellow', 'M24 1l7 8h-4v9h-6V9h-4z'],
  ],
  // A house that cracks.
  TEMBLOR: [
    ['shade', 'M4 30V16L16 5l12 11v14z'],
    ['red', 'M1 17L16 3l15 14-3 2L16 8 4 19z'],
    ['ink', 'M17 11l-4 6 4 3-4 10h5l3-9-4-4 3-5z', 'bare'],
    ['none', 'M1 24l-1 4M31 24l1 4'],
  ],
  // A barrier across the road.
  PARO: [
    ['white', 'M2 9h28v9H2z'],
    ['red', 'M2 9h5l-4 9H2zM11 9h6l-4 9H7zM21 9h6l-4 9h-6z', 'bare'],
    ['none', 'M2 9h28v9H2z'],
    ['shade', 'M5 18h4v12H5zM23 18h4v12h-4z'],
    ['orange', 'M5 3h4v6H5zM23 3h4v6h-4z'],
  ],
  // Towers that grow.
  BOOM: [
    ['shade', 'M3 17h8v13H3z'],
    ['cyan', 'M11 10h9v20h-9z'],
    ['white', 'M20 14h8v16h-8z'],
    ['yellow', 'M26 0l5 6h-3v5h-4V6h-3z'],
    ['none', 'M14 14h3M14 19h3M14 24h3M6 21h2M23 19h2M23 24h2'],
  ],
  // An umbrella.
  SEGURO: [
    ['yellow', 'M2 16a14 13 0 0128 0q-3.500-3-7 0-3.500-3-7 0-3.500-3-7 0-3.500-3-7 0z'],
    ['none', 'M16 16v10q0 4 4 4 3 0 3-3M16 3V1'],
  ],
  // A guard's cap.
  GUACHIMÁN: [
    ['blue', 'M3 15c0-8 26-8 26 0l-4 5H7z'],
    ['ink', 'M6 20h20l3 5q-13 5-26 0z'],
    ['yellow', 'M16 8l1.500 3 3 .5-2 2 .5 3-3-1.500-3 1.500.5-3-2-2 3-.5z'],
  ],
  // Two who talk.
  CHISME: [
    ['white', 'M2 3h19v13H11l-5 5v-5H2z'],
    ['cyan', 'M12 15h18v11h-3v5l-5-5H12z'],
    ['none', 'M7 8h9M7 11h5M17 20h8'],
  ],
  // A curtain that falls.
  CORTINA: [
    ['shade', 'M1 2h30v4H1z'],
    ['red', 'M3 6h12c0 9-4 12-9 14v10H3zM29 6H17c0 9 4 12 9 14v10h3z'],
    ['yellow', 'M4 18l7 3-5 3zM28 18l-7 3 5 3z'],
  ],
  // A glove.
  REVANCHA: [
    ['red', 'M8 4h11c7 0 10 5 9 11l-4 7H8z'],
    ['red', 'M8 12c-6-2-7 5-3 8l6 2'],
    ['white', 'M9 22h15v8H9z'],
    ['none', 'M13 10c4-2 8-1 10 2'],
  ],
  // A crown.
  LEYENDA: [
    ['yellow', 'M4 24L2 8l8 6 6-11 6 11 8-6-2 16z'],
    ['red', 'M16 14a2.500 2.500 0 110 5 2.500 2.500 0 010-5z'],
    ['orange', 'M4 24h24v5H4z'],
  ],
  // A church with two towers.
  LIMA: [
    ['shade', 'M4 12h6v18H4zM22 12h6v18h-6z'],
    ['yellow', 'M3 12l4-9 4 9zM21 12l4-9 4 9z'],
    ['white', 'M10 17l6-5 6 5v13H10z'],
    ['red', 'M13 30v-7a3 3 0 016 0v7z'],
  ],
}
