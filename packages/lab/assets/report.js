// Runs in the page of a report: draws its charts with ECharts, says numbers at the pointer, and follows light, dark and paper.
;(() => {
  const { echarts } = window
  const parts = JSON.parse(document.getElementById('charts').textContent)

  // Okabe and Ito's colours, which people see apart who see few colours; a little lighter on dark ground.
  const THEMES = {
    light: {
      colours: ['#0072b2', '#d55e00', '#009e73', '#a8508b', '#b87a00', '#56b4e9', '#5c6670', '#8c510a'],
      ink: '#1f2328',
      dim: '#59636e',
      grid: '#e2dfd7',
      card: '#ffffff',
    },
    dark: {
      colours: ['#4aa8e0', '#f08a45', '#2fc79b', '#dd94c0', '#e9b23c', '#8fd0f5', '#a9b1ba', '#d0a066'],
      ink: '#e8e6e1',
      dim: '#a9adb3',
      grid: '#343a41',
      card: '#262b31',
    },
  }
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  let onPaper = false
  const themeNow = () => THEMES[dark.matches && !onPaper ? 'dark' : 'light']

  /** Puts the colours of the theme where the option names them by number, and dresses what has no colour of its own. */
  /** Names of lines stand above a chart, and on a narrow screen on several lines: about so wide, and so high. */
  const [LETTER, MARK, LINE] = [7, 45, 24]
  function legendLines({ data }, width) {
    let lines = 1
    let used = 0
    for (const { length } of data) {
      const wide = length * LETTER + MARK
      if (used > 0 && used + wide > width) [lines, used] = [lines + 1, 0]
      used += wide
    }
    return lines
  }

  function dressed({ chart, option }, width) {
    const theme = themeNow()
    const text = { color: theme.dim }
    const axis = (one) => ({
      ...one,
      axisLabel: { ...one.axisLabel, ...text, hideOverlap: true },
      nameTextStyle: { ...one.nameTextStyle, ...text },
      axisLine: { lineStyle: { color: theme.dim } },
      splitLine: { lineStyle: { color: theme.grid } },
    })
    const colour = (name, i) => {
      const [, number] = /^colour (\d+)$/.exec(name ?? '') ?? [null, i]
      return theme.colours[number % theme.colours.length]
    }
    return {
      ...option,
      textStyle: { fontFamily: 'system-ui, sans-serif', color: theme.ink },
      xAxis: axis(option.xAxis),
      yAxis: axis(option.yAxis),
      ...(option.legend
        ? {
            legend: {
              ...option.legend,
              textStyle: { color: theme.ink },
              inactiveColor: theme.grid,
            },
            grid: { ...option.grid, top: option.grid.top + LINE * (legendLines(option.legend, width) - 1) },
          }
        : {}),
      tooltip: {
        ...option.tooltip,
        backgroundColor: theme.card,
        borderColor: theme.dim,
        textStyle: { color: theme.ink },
        formatter: (at) => said(chart, Array.isArray(at) ? at : [at]),
      },
      series: option.series.map((one, i) => ({
        ...one,
        color: colour(one.color, i),
        ...(one.data.some?.((cell) => cell?.label)
          ? { data: one.data.map((cell) => ({ ...cell, label: { ...cell.label, color: theme.ink } })) }
          : {}),
        ...(one.markLine
          ? {
              markLine: {
                ...one.markLine,
                itemStyle: { color: theme.ink },
                lineStyle: { ...one.markLine.lineStyle, color: theme.ink },
                label: { ...one.markLine.label, color: theme.ink },
              },
            }
          : {}),
      })),
    }
  }

  const short = (value) => {
    if (value === null || value === undefined) return '–'
    if (Number.isInteger(value)) return value.toLocaleString('en')
    const size = Math.abs(value)
    return size >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(size >= 1 ? 1 : 3)))
  }
  const plain = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const between = (low, high) =>
    typeof low === 'number' && typeof high === 'number' ? ` (${short(low)} – ${short(high)})` : ''

  /** What is said at the pointer. */
  function said(chart, at) {
    const i = at[0]?.dataIndex ?? 0
    switch (chart.kind) {
      case 'bars': {
        const { label, value, low, high } = chart.rows[i]
        return `<b>${plain(label)}</b><br>${short(value)} ${plain(chart.unit)}${between(low, high)}`
      }
      case 'boxes': {
        const { label, low, p25, p50, p75, high } = chart.rows[i]
        return `<b>${plain(label)}</b><br>median ${short(p50)}<br>middle half ${short(p25)} – ${short(p75)}<br>${plain(chart.ends)}: ${short(low)} – ${short(high)}`
      }
      case 'histogram':
        return `<b>${plain(at[0].axisValueLabel ?? at[0].name)} ${plain(chart.unit)}</b><br>${short(chart.bins[i].count)} times`
      case 'lines': {
        const shown = new Set(at.map(({ seriesName }) => seriesName))
        const marker = (label) => at.find(({ seriesName }) => seriesName === label)?.marker ?? ''
        const lines = chart.series
          .filter(({ label }) => shown.has(label))
          .map(
            ({ label, values, low, high }) =>
              `${marker(label)}${plain(label)}: <b>${short(values[i])}</b>${between(low?.[i], high?.[i])}`,
          )
        return [`${plain(chart.x.label)} ${plain(chart.x.values[i])}`, ...lines].join('<br>')
      }
    }
  }

  /** Drawn charts by their places; those nobody sees are drawn when somebody looks. */
  const drawn = new Map()
  function draw(place) {
    if (drawn.has(place) || place.offsetWidth === 0) return
    const part = parts[Number(place.dataset.chart)]
    const chart = echarts.init(place, null, { renderer: 'svg' })
    chart.setOption(dressed(part, place.offsetWidth))
    drawn.set(place, { chart, part })
  }
  function redraw() {
    for (const { chart, part } of drawn.values()) chart.setOption(dressed(part, chart.getWidth()), { notMerge: true })
  }
  const places = () => document.querySelectorAll('.chart')
  const drawAll = () => places().forEach(draw)

  for (const select of document.querySelectorAll('.choice select')) {
    select.addEventListener('change', () => {
      const panels = select.closest('.choice').querySelectorAll('.panel')
      panels.forEach((panel, i) => {
        panel.hidden = i !== Number(select.value)
      })
      drawAll()
    })
  }

  const PAPER = 680
  dark.addEventListener('change', redraw)
  window.addEventListener('beforeprint', () => {
    onPaper = true
    drawAll()
    for (const { chart } of drawn.values()) chart.resize({ width: PAPER })
    redraw()
  })
  window.addEventListener('afterprint', () => {
    onPaper = false
    for (const { chart } of drawn.values()) chart.resize({ width: 'auto' })
    redraw()
  })
  new ResizeObserver(() => {
    if (onPaper) return
    for (const [place, { chart, part }] of drawn) {
      if (place.offsetWidth === 0 || place.offsetWidth === chart.getWidth()) continue
      chart.resize()
      chart.setOption(dressed(part, chart.getWidth()), { notMerge: true })
    }
  }).observe(document.body)

  // What is on the first screen at once, everything else when it comes near: a report may have a hundred charts.
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) draw(target)
    },
    { rootMargin: '600px' },
  )
  places().forEach((place) => {
    near.observe(place)
  })
})()
