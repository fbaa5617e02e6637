import { upTo } from '../parts/up-to.ts'

/** The stones a scene is laid with. */
export type ScenePaint =
  | 'sky'
  | 'dusk'
  | 'night'
  | 'sun'
  | 'hill'
  | 'green'
  | 'earth'
  | 'wall'
  | 'shade'
  | 'roof'
  | 'dark'
  | 'purple'
  | 'sea'

type Part = readonly [paint: ScenePaint, d: string]

/** Places in a frame of 320 by 80, the lowest part first; larger posts show more. */
export const SCENES = { field, street, chancery, cellar, guild, harbour, camp, smithy, store, atrium } as const
export type SceneName = keyof typeof SCENES

const FRAME = 'M0 0H320V80H0z'

function field(rank: number): readonly Part[] {
  return [
    ['sky', FRAME],
    ['sun', disc(268, 22, 11)],
    ['hill', 'M0 48c40-22 90-20 130-6s110-22 190-4v42H0z'],
    ['green', 'M0 60c60-14 120-10 170-4s100-8 150-2v26H0z'],
    [
      'earth',
      'M20 80l30-18h8L40 80zM70 80l16-18h8L90 80zM120 80l4-18h8l8 18zM166 80l-6-18h8l22 18zM216 80l-16-18h8l32 18z',
    ],
    ...upTo(rank + 2).flatMap((i): Part[] => [
      ['earth', `M${24 + i * 40} 50h4v12h-4z`],
      ['green', `${disc(26 + i * 40, 44, 9)}${disc(19 + i * 40, 49, 6)}${disc(33 + i * 40, 49, 6)}`],
    ]),
    ...upTo(rank + 1).flatMap((i): Part[] => [
      ['wall', `M${228 + i * 24} 46h20v16h-20z`],
      ['roof', `M${225 + i * 24} 46l13-9 13 9z`],
      ['dark', `M${235 + i * 24} 53h6v9h-6z`],
    ]),
  ]
}

function street(rank: number): readonly Part[] {
  return [
    ['dusk', FRAME],
    ['sun', disc(286, 22, 13)],
    ['shade', 'M0 66H320V80H0z'],
    ...upTo(2 + rank * 2).flatMap((i): Part[] => {
      const x = placed(i, 2 + rank * 2, 37)
      const top = 26 - (i % 3) * 8
      return [
        [i % 2 === 0 ? 'wall' : 'shade', `M${x} ${top + 8}h32V66H${x}z`],
        ['roof', `M${x - 2} ${top + 8}l18-9 18 9z`],
        ['dark', `M${x + 5} ${top + 15}h6v8h-6zM${x + 20} ${top + 15}h6v8h-6zM${x + 12} 54h8v12h-8z`],
        [i % 3 === 0 ? 'purple' : 'roof', `M${x + 3} 50h26v3H${x + 3}z`],
      ]
    }),
  ]
}

function chancery(rank: number): readonly Part[] {
  const columns = 3 + rank * 2
  const width = columns * 26
  const left = 160 - width / 2
  return [
    ['sky', FRAME],
    ['hill', 'M0 62c80-20 240-20 320 0v18H0z'],
    ['shade', `M${left - 16} 68h${width + 32}v6H${left - 16}zM${left - 24} 74h${width + 48}v6H${left - 24}z`],
    ['purple', `M${left} 30h${width}v38H${left}z`],
    ...upTo(columns).map((i): Part => ['wall', `M${left + i * 26 + 8} 28h10v40h-10z`]),
    ['wall', `M${left - 8} 22h${width + 16}v8H${left - 8}z`],
    ['roof', `M${left - 10} 22L160 4l${width / 2 + 10} 18z`],
    ['sun', disc(160, 15, 4)],
  ]
}

function cellar(rank: number): readonly Part[] {
  return [
    ['dark', FRAME],
    ['earth', 'M0 80V40C0 12 60 4 160 4s160 8 160 36v40h-14V42c0-18-54-26-146-26S14 24 14 42v38z'],
    ['night', 'M14 80V42c0-18 54-26 146-26s146 8 146 26v38z'],
    ['earth', 'M0 70H320V80H0z'],
    ...upTo(1 + rank).flatMap((i): Part[] => {
      const x = placed(i, 1 + rank, 54, 150)
      return [
        ['roof', `M${x} 50h20c5 8 5 14 0 20h-20c-5-6-5-12 0-20z`],
        ['sun', `M${x + 38} 40c3 4 3 8 0 10-3-2-3-6 0-10z`],
        ['wall', `M${x + 36} 50h4v14h-4z`],
      ]
    }),
    ['purple', 'M270 70c0-20 5-30 14-30s14 10 14 30z'],
    ['dark', disc(284, 40, 7)],
  ]
}

function guild(rank: number): readonly Part[] {
  return [
    ['shade', FRAME],
    ['earth', 'M0 0H320V12H0zM0 68H320V80H0z'],
    ...upTo(5).map((i): Part => ['wall', `M${20 + i * 62} 12h12v56H${20 + i * 62}z`]),
    ...upTo(2 + rank).flatMap((i): Part[] => [
      [BANNERS[i % BANNERS.length] as ScenePaint, `M${42 + i * 50} 12h28v30l-14-8-14 8z`],
      ['sun', disc(56 + i * 50, 23, 5)],
    ]),
    ['dark', 'M30 58h260v6H30zM44 64h8v8h-8zM268 64h8v8h-8z'],
    ['roof', 'M60 50h16v8H60zM100 48h8v10h-8z'],
    ['sun', 'M140 54h10v4h-10zM156 52h8v6h-8z'],
  ]
}
const BANNERS: readonly ScenePaint[] = ['purple', 'roof', 'sea', 'green']

function harbour(rank: number): readonly Part[] {
  return [
    ['dusk', FRAME],
    ['sun', disc(160, 44, 20)],
    ['sea', 'M0 50H320V80H0z'],
    [
      'sky',
      'M0 56c20-4 40 4 60 0s40 4 60 0 40 4 60 0 40 4 60 0 40 4 80 0v4H0zM0 68c20-4 40 4 60 0s40 4 60 0 40 4 60 0 40 4 60 0 40 4 80 0v4H0z',
    ],
    ...upTo(Math.max(1, rank)).flatMap((i): Part[] => {
      const x = 50 + i * 92
      return [
        ['dark', `M${x} 52h58l-10 14H${x + 12}z`],
        ['earth', `M${x + 27} 14h3v38h-3z`],
        [i % 2 === 0 ? 'purple' : 'roof', `M${x + 8} 18h42c4 8 4 18 0 26H${x + 8}c4-8 4-18 0-26z`],
        ['wall', `M${x + 12} 28h38v5H${x + 12}z`],
      ]
    }),
  ]
}

function camp(rank: number): readonly Part[] {
  return [
    ['night', FRAME],
    ['sun', disc(40, 20, 8)],
    ['green', 'M0 62c80-10 240-10 320 0v18H0z'],
    ...upTo(2 + rank).flatMap((i): Part[] => {
      const x = placed(i, 2 + rank, 52)
      return [
        [i % 2 === 0 ? 'roof' : 'wall', `M${x} 66l22-30 22 30z`],
        ['dark', `M${x + 16} 66l6-18 6 18z`],
        ['sun', `M${x + 21} 24h2v14h-2z`],
        ['purple', `M${x + 23} 24h10l-3 4 3 4h-10z`],
      ]
    }),
  ]
}

function smithy(rank: number): readonly Part[] {
  return [
    ['dark', FRAME],
    ['earth', 'M0 66H320V80H0z'],
    ['roof', 'M250 66V34c0-14 40-14 40 0v32z'],
    ['sun', 'M260 66c0-14 4-18 10-26 6 8 10 12 10 26z'],
    ['shade', 'M76 12h100v3H76zM92 15h3v14h-3zM124 15h3v18h-3zM156 15h3v12h-3z'],
    ...upTo(1 + rank).flatMap((i): Part[] => {
      const x = placed(i, 1 + rank, 52, 134)
      return [
        ['shade', `M${x} 48h34c0 6-6 8-10 8v10h-14V56c-6 0-10-4-10-8z`],
        ['wall', `M${x + 8} 34h16v8H${x + 8}zM${x + 14} 42h4v6h-4z`],
      ]
    }),
  ]
}

function store(rank: number): readonly Part[] {
  return [
    ['shade', FRAME],
    ['earth', 'M0 62H320V80H0z'],
    ['dusk', 'M0 0H320V10H0z'],
    ...upTo(4 + rank * 2).flatMap((i): Part[] => {
      const x = placed(i, 4 + rank * 2, 29)
      return i % 3 === 2
        ? [
            ['earth', `M${x} 40h22v24H${x}z`],
            ['dark', `M${x} 50h22v3H${x}z`],
          ]
        : [
            ['roof', `M${x + 6} 26h8v6c8 6 8 18 2 32h-12c-6-14-6-26 2-32z`],
            ['dark', `M${x + 3} 44h14v3H${x + 3}z`],
          ]
    }),
  ]
}

function atrium(rank: number): readonly Part[] {
  return [
    ['purple', FRAME],
    ['wall', 'M20 14h280v6H20zM20 68h280v12H20z'],
    ...upTo(6).map((i): Part => ['wall', `M${30 + i * 50} 20h8v48h-8z`]),
    ['sky', 'M118 60h84v10h-84z'],
    ['sun', disc(160, 40, 6)],
    ...upTo(1 + rank).map((i): Part => ['green', `${disc(60 + i * 50, 56, 8)}${disc(60 + i * 50, 46, 5)}`]),
  ]
}

/** Where the i-th of so many stands, in steps of that width, all of them in the middle. */
function placed(i: number, count: number, step: number, middle = 160): number {
  return middle - (count * step) / 2 + i * step
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
