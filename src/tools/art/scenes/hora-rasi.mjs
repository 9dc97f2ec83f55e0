import { repeat } from '../compose.mjs'

const f = (v) => v.toFixed(1)
const dot = (x, y, r = 1.8) => `<circle cx="${x}" cy="${y}" r="${r}" fill="@" stroke="none"/>`

/** Line drawings in a box of 64; "@" stands for the gold of the scheme. Order of the sky, from Mesha. */
export const RASI = [
  [
    'mesha',
    'เมษ',
    'Aries',
    '<path d="M32 55V30C32 12 10 8 10 24c0 9 11 11 12 3M32 30C32 12 54 8 54 24c0 9-11 11-12 3M25 44c2 9 12 9 14 0"/>',
  ],
  [
    'phruesop',
    'พฤษภ',
    'Taurus',
    `<path d="M10 10c2 12 10 17 22 17s20-5 22-17M17 30c0 16 8 26 15 26s15-10 15-26c-9-5-21-5-30 0zM26 48q6 5 12 0"/>${dot(26, 37)}${dot(38, 37)}`,
  ],
  [
    'methun',
    'เมถุน',
    'Gemini',
    '<circle cx="21" cy="14" r="5.500"/><circle cx="43" cy="14" r="5.500"/><path d="M21 23c-9 4-10 18-9 32h18c1-14 0-28-9-32zM43 23c-9 4-10 18-9 32h18c1-14 0-28-9-32zM16 39h32"/>',
  ],
  [
    'karakot',
    'กรกฎ',
    'Cancer',
    `<ellipse cx="32" cy="38" rx="15" ry="11"/><path d="M20 31C9 28 7 17 13 10c0 7 5 9 9 6-1 6-4 9-2 15M44 31c11-3 13-14 7-21 0 7-5 9-9 6 1 6 4 9 2 15M18 43l-9 3M20 47l-7 8M46 43l9 3M44 47l7 8"/>${dot(27, 34)}${dot(37, 34)}`,
  ],
  [
    'singh',
    'สิงห์',
    'Leo',
    `<circle cx="32" cy="33" r="12"/><path d="${repeat(12, (i) => {
      const a = (i / 12) * Math.PI * 2
      const b = ((i + 1) / 12) * Math.PI * 2
      const m = (a + b) / 2
      return `${i ? '' : `M${f(32 + Math.cos(a) * 18)} ${f(33 + Math.sin(a) * 18)}`}Q${f(32 + Math.cos(m) * 28)} ${f(33 + Math.sin(m) * 28)} ${f(32 + Math.cos(b) * 18)} ${f(33 + Math.sin(b) * 18)}`
    })}z"/><path d="M32 35v4M27 40q5 4 10 0"/>${dot(27, 30)}${dot(37, 30)}`,
  ],
  [
    'kan',
    'กันย์',
    'Virgo',
    '<circle cx="28" cy="17" r="6"/><path d="M24 11c0-7 8-7 8 0M28 25c-9 4-13 17-13 31h26c0-14-4-27-13-31zM21 36l14 10M37 34l10-6M47 28v26M47 28c-6-2-6-10 0-16 6 6 6 14 0 16z"/>',
  ],
  [
    'tun',
    'ตุล',
    'Libra',
    '<path d="M32 8v44M22 55h20M11 18h42M11 18L4 38h14zM53 18l-7 20h14zM4 38c1 8 13 8 14 0M46 38c1 8 13 8 14 0"/><circle cx="32" cy="18" r="3"/>',
  ],
  [
    'phichik',
    'พิจิก',
    'Scorpio',
    '<ellipse cx="25" cy="41" rx="11" ry="8.500"/><path d="M36 41C50 41 58 32 52 21 47 12 35 13 34 21M34 21l-5-5M34 21l7-2M16 36C7 34 5 25 10 18M10 18c6 2 8 6 5 10M16 46C8 48 6 55 11 61M11 61c6-1 8-4 6-9M23 49l-1 9M30 49l3 8M23 33l-1-8M30 33l2-7"/>',
  ],
  [
    'thanu',
    'ธนู',
    'Sagittarius',
    '<path d="M16 12c26-4 40 10 36 36M16 12l36 36M10 54L50 14M50 14l-12 2M50 14l-2 12M10 54l1-7M10 54l7-1"/>',
  ],
  [
    'mangkon',
    'มังกร',
    'Capricorn',
    `<path d="M9 24c5-13 24-13 26 1 2 13-7 18-3 27 5 9 20 5 18-7-1-7-11-7-11 0M9 24l6 6 8-3M17 15l1-9 6 6 6-6 1 10M50 45l9-6M50 49l9 4"/>${dot(20, 21)}`,
  ],
  [
    'kum',
    'กุมภ์',
    'Aquarius',
    '<path d="M21 9h22M24 9c0 7-12 13-12 27 0 13 9 19 20 19s20-6 20-19C52 22 40 16 40 9M14 32q4.500-5 9 0t9 0 9 0 9 0M13 41q5-5 9.500 0t9.500 0 9.500 0 9.500 0"/>',
  ],
  [
    'min',
    'มีน',
    'Pisces',
    `<path d="M8 22C17 9 34 9 43 22 34 35 17 35 8 22zM43 22l12-8v16zM56 44c-9-12-26-12-35 0 9 12 26 12 35 0zM21 44L9 37v14z"/>${dot(17, 20)}${dot(47, 42)}`,
  ],
]

export const glyph = (i, line, x = 0, y = 0, s = 1, width = 2.2) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${s})" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${RASI[i][3].replaceAll('@', line)}</g>`

const at = (t, r) => `${f(Math.cos(t) * r)} ${f(Math.sin(t) * r)}`

/**
 * The Thai chart: Mesha on top, the signs running against the clock; 12 rasi of 30°, 27 mansions of 13°20′, a tick for
 * each degree.
 */
export function zodiac(line, soft, R = 390) {
  const turn = (deg) => (-90 - deg) * (Math.PI / 180)
  const ring = (r, w, o = 1) => `<circle r="${f(r)}" fill="none" stroke="${line}" stroke-width="${w}" opacity="${o}"/>`
  const ticks = (from, lengths) =>
    repeat(360, (d) => {
      const t = turn(d - 15)
      const l = d % 30 === 0 ? lengths[2] : d % 5 === 0 ? lengths[1] : lengths[0]
      return `M${at(t, from)}L${at(t, from - l)}`
    })
  const sectors = repeat(12, (i) => `M${at(turn(i * 30 - 15), R * 0.36)}L${at(turn(i * 30 - 15), R * 0.93)}`)
  const mansions = repeat(27, (i) => `M${at(turn(i * 13.3333 - 15), R * 0.64)}L${at(turn(i * 13.3333 - 15), R * 0.57)}`)
  const signs = repeat(12, (i) => {
    const t = turn(i * 30)
    const s = R * 0.0027
    return glyph(i, line, Math.cos(t) * R * 0.785 - 32 * s, Math.sin(t) * R * 0.785 - 32 * s, Number(s.toFixed(3)), 2.1)
  })
  const petals = repeat(12, (i) => {
    const t = turn(i * 30)
    const a = turn(i * 30 - 13)
    const b = turn(i * 30 + 13)
    return `<path d="M${at(a, R * 0.38)}Q${at(t, R * 0.66)} ${at(b, R * 0.38)}" fill="none" stroke="${line}" stroke-width="1.300" opacity=".7"/>`
  })
  const sun = repeat(24, (i) => {
    const t = (i / 24) * Math.PI * 2
    return `M${at(t, R * 0.13)}L${at(t, R * (i % 2 ? 0.19 : 0.23))}`
  })
  const lines = repeat(6, (i) => `M${at(turn(i * 30 - 15), R * 0.36)}L${at(turn(i * 30 + 165), R * 0.36)}`)
  return `${ring(R, 2.4)}${ring(R * 0.975, 1)}${ring(R * 0.93, 1.6)}${ring(R * 0.64, 1.6)}${ring(R * 0.57, 1)}${ring(R * 0.36, 1.6)}<path d="${ticks(R * 0.975, [R * 0.014, R * 0.026, R * 0.045])}" stroke="${line}" stroke-width=".9"/><path d="${sectors}" stroke="${line}" stroke-width="1.300" opacity=".8"/><path d="${mansions}" stroke="${line}" stroke-width="1.300"/>${petals}<path d="${lines}" stroke="${line}" stroke-width=".8" opacity=".4"/><circle r="${f(R * 0.25)}" fill="${soft}"/>${ring(R * 0.25, 1.3)}<path d="${sun}" stroke="${line}" stroke-width="2" stroke-linecap="round"/>${ring(R * 0.1, 2.2)}<circle r="${f(R * 0.05)}" fill="${line}"/>${signs}`
}
