// Turns lines with terminal styles into a picture. Knows the styles our own painter writes and nothing else.
const CELL = { width: 8.4, height: 17 }
const FONT_SIZE = 14
const MARGIN = 16
const GROUND = '#11151c'
const INK = '#d5dae1'
const DIM = '#7d8896'

/** Arms of the box-drawing characters: up, down, left, right. They are drawn, so that no font leaves gaps. */
const ARMS = {
  '─': 'lr',
  '│': 'ud',
  '┌': 'dr',
  '┐': 'dl',
  '└': 'ur',
  '┘': 'ul',
  '├': 'udr',
  '┤': 'udl',
  '┬': 'dlr',
  '┴': 'ulr',
  '┼': 'udlr',
}

export function toSvg(lines, columns) {
  const width = 2 * MARGIN + columns * CELL.width
  const height = 2 * MARGIN + lines.length * CELL.height
  const grounds = []
  const frames = []
  const texts = []
  for (const [row, line] of lines.entries()) {
    let column = 0
    for (const { style, text } of runsOf(line)) {
      if (style.ground) grounds.push(rectangle(column, row, text.length, style.ground))
      for (const [i, character] of [...text].entries()) {
        if (ARMS[character]) frames.push(strokes(column + i, row, ARMS[character]))
      }
      texts.push(...words(text, column, row, style))
      column += text.length
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A match of Ludomercatus in the terminal" font-family="'DejaVu Sans Mono','Cascadia Mono',Menlo,Consolas,monospace" font-size="${FONT_SIZE}">`,
    `<rect width="100%" height="100%" rx="10" fill="${GROUND}"/>`,
    ...grounds,
    `<path d="${frames.join('')}" stroke="#4a5361" fill="none"/>`,
    ...texts,
    '</svg>',
    '',
  ].join('\n')
}

const ESCAPE = '\u001b['

/** Splits a line where its style changes. */
function* runsOf(line) {
  let style = {}
  for (const [i, part] of line.split(ESCAPE).entries()) {
    const code = i === 0 ? undefined : /^([\d;]*)m/.exec(part)
    if (code) style = restyled(style, code[1].split(';').map(Number))
    const text = code ? part.slice(code[0].length) : part
    if (text !== '') yield { style, text }
  }
}

function restyled(style, codes) {
  const next = { ...style }
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]
    if (code === 1) next.bold = true
    else if (code === 2) next.dim = true
    else if (code === 22) next.bold = next.dim = false
    else if (code === 39) next.ink = undefined
    else if (code === 49) next.ground = undefined
    else if (code === 38 || code === 48) {
      const [red, green, blue] = codes.slice(i + 2, i + 5)
      next[code === 38 ? 'ink' : 'ground'] =
        `#${[red, green, blue].map((c) => c.toString(16).padStart(2, '0')).join('')}`
      i += 4
    }
  }
  return next
}

/** Each word is put where its first letter belongs and made as long as its cells, whatever the font. */
function* words(text, column, row, { ink, bold, dim }) {
  const plain = text.replaceAll(/[─│┌┐└┘├┤┬┴┼]/g, ' ')
  for (const { 0: word, index } of plain.matchAll(/[^\s\u00a0]+/g)) {
    const x = round(MARGIN + (column + index) * CELL.width)
    const y = round(MARGIN + row * CELL.height + CELL.height * 0.75)
    const fill = ink ?? (dim ? DIM : INK)
    const weight = bold ? ' font-weight="bold"' : ''
    const length = round(word.length * CELL.width)
    yield `<text x="${x}" y="${y}" fill="${fill}"${weight} textLength="${length}" lengthAdjust="spacingAndGlyphs">${escaped(word)}</text>`
  }
}

function rectangle(column, row, length, fill) {
  const x = round(MARGIN + column * CELL.width)
  const y = round(MARGIN + row * CELL.height)
  return `<rect x="${x}" y="${y}" width="${round(length * CELL.width)}" height="${CELL.height}" fill="${fill}"/>`
}

function strokes(column, row, arms) {
  const x = round(MARGIN + (column + 0.5) * CELL.width)
  const y = round(MARGIN + (row + 0.5) * CELL.height)
  const ends = {
    u: `V${round(y - CELL.height / 2)}`,
    d: `V${round(y + CELL.height / 2)}`,
    l: `H${round(x - CELL.width / 2)}`,
    r: `H${round(x + CELL.width / 2)}`,
  }
  return [...arms].map((arm) => `M${x} ${y}${ends[arm]}`).join('')
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const round = (value) => Math.round(value * 10) / 10
