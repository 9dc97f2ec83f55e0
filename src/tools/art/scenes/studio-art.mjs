import { repeat } from '../compose.mjs'

const K = '#0a0a0a'
const W = '#ffffff'
const svg = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`
const none = { th: '', en: '' }
const pair = (name, width, height, draw, alt = none) => ({
  name,
  width,
  height,
  alt,
  svg: svg(width, height, draw(K, W)),
  dark: svg(width, height, draw(W, K)),
})

const asterisk = (ink, x = 50, y = 50, r = 46) =>
  `<g transform="translate(${x} ${y})" fill="${ink}">${repeat(4, (i) => `<rect x="${-r * 0.17}" y="${-r}" width="${r * 0.34}" height="${r * 2}" transform="rotate(${i * 45})"/>`)}</g>`
const arrow = (ink) => `<path d="M8 92L76 24M24 16H84V76" fill="none" stroke="${ink}" stroke-width="16"/>`
const strip = (ink, paper) =>
  `<rect width="640" height="64" fill="${ink}"/>${asterisk(paper, 40, 32, 20)}<path d="M96 44V20h24v24zM136 44a12 12 0 0 1 24 0zM176 20l24 24h-24z" fill="${paper}"/><path d="M232 32h72M280 14l24 18-24 18" fill="none" stroke="${paper}" stroke-width="8"/>${repeat(4, (i) => `<rect x="${344 + i * 20}" y="${i % 2 ? 32 : 12}" width="20" height="20" fill="${paper}"/>`)}<circle cx="462" cy="32" r="20" fill="${paper}"/><circle cx="462" cy="32" r="8" fill="${ink}"/><path d="M504 46l16-28 16 28 16-28 16 28 16-28 16 28" fill="none" stroke="${paper}" stroke-width="8"/>`
const squiggle = (ink) =>
  `<path d="M4 30l28-22 28 22 28-22 28 22 28-22 28 22 28-22 28 22" fill="none" stroke="${ink}" stroke-width="9"/>`
const client = (name, body, th, en) => pair(`client-${name}`, 72, 64, body, { th, en })

export const art = [
  pair('marquee-strip', 640, 64, strip),
  pair('asterisk', 100, 100, (ink) => asterisk(ink)),
  pair('arrow', 100, 100, arrow),
  pair('squiggle', 232, 40, squiggle),
  client(
    'halo',
    (k) =>
      `<circle cx="36" cy="32" r="22" fill="none" stroke="${k}" stroke-width="10"/><rect x="32" y="4" width="8" height="56" fill="${k}"/>`,
    'เครื่องหมายลูกค้าสมมติ วงแหวน',
    'Fictional client mark: a ring',
  ),
  client(
    'stair',
    (k) => `<path d="M8 58V42h14V28h14V14h14V4h14v54z" fill="${k}"/>`,
    'เครื่องหมายลูกค้าสมมติ ขั้นบันได',
    'Fictional client mark: a stair',
  ),
  client(
    'petal',
    (k, w) =>
      `<path d="M36 4a14 14 0 0 1 14 14 14 14 0 0 1 0 28 14 14 0 0 1-28 0 14 14 0 0 1 0-28A14 14 0 0 1 36 4z" fill="${k}"/><circle cx="36" cy="32" r="8" fill="${w}"/>`,
    'เครื่องหมายลูกค้าสมมติ กลีบดอก',
    'Fictional client mark: petals',
  ),
  client(
    'bolt',
    (k) => `<path d="M44 2L12 36h18l-6 26 34-36H40z" fill="${k}"/>`,
    'เครื่องหมายลูกค้าสมมติ สายฟ้า',
    'Fictional client mark: a bolt',
  ),
]

/** Nine rooms, one with the light on. */
const sign = (wall, lamp) =>
  repeat(
    9,
    (i) =>
      `<rect x="${6 + (i % 3) * 18}" y="${6 + Math.floor(i / 3) * 18}" width="16" height="16" fill="${i === 5 ? lamp : wall}"/>`,
  )
export const mark = {
  alt: { th: 'เครื่องหมายห้องงานเก้า', en: 'Nine Room Studio mark' },
  logo: svg(64, 64, sign(K, '#ff2e93')),
  logoDark: svg(64, 64, sign(W, '#e4ff1a')),
  favicon: svg(
    64,
    64,
    `<rect width="64" height="64" fill="${K}"/><g transform="translate(5 5) scale(.85)">${sign(W, '#e4ff1a')}</g>`,
  ),
  tile: svg(
    64,
    64,
    `<rect width="64" height="64" fill="${K}"/><g transform="translate(12.800 12.800) scale(.6)">${sign(W, '#e4ff1a')}</g>`,
  ),
}
