import { repeat } from '../compose.mjs'

const INK = '#2b2f77'
const SUN = '#f2a71b'
const svg = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`
const none = { th: '', en: '' }

const rays = (line) =>
  svg(
    480,
    240,
    `<g fill="none" stroke="${line}" stroke-width="2">${repeat(6, (i) => `<path d="M${200 - i * 38} 238a${40 + i * 38} ${40 + i * 38} 0 0 1 ${80 + i * 76} 0" opacity="${(1 - i * 0.13).toFixed(2)}"/>`)}</g><path d="M200 238a40 40 0 0 1 80 0z" fill="${SUN}"/><g stroke="${SUN}" stroke-width="4" stroke-linecap="round">${repeat(
      9,
      (i) => {
        const t = (Math.PI * (i + 1)) / 10
        return `<path d="M${(240 + Math.cos(t) * 54).toFixed(1)} ${(238 - Math.sin(t) * 54).toFixed(1)}L${(240 + Math.cos(t) * 72).toFixed(1)} ${(238 - Math.sin(t) * 72).toFixed(1)}"/>`
      },
    )}</g>`,
  )
const rule = (line) =>
  svg(
    360,
    40,
    `<path d="M4 24c60-14 92 10 150-2s96-10 202-2" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"/><path d="M40 34c80-8 160-6 250-4" fill="none" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/>`,
  )
const ruled = (line, edge) =>
  svg(
    320,
    176,
    `${repeat(4, (i) => `<path d="M0 ${72 + i * 28}H320" stroke="${line}" stroke-width="1.500" opacity=".28"/>`)}<path d="M0 40H320" stroke="${SUN}" stroke-width="3"/><circle cx="160" cy="20" r="8" fill="${edge}"/>`,
  )

const partner = (name, body, dark, th, en) => ({
  name: `partner-${name}`,
  width: 72,
  height: 64,
  alt: { th, en },
  svg: svg(72, 64, body('#3b3d63')),
  dark: svg(72, 64, body(dark)),
})

export const art = [
  { name: 'rays', width: 480, height: 240, alt: none, svg: rays(INK), dark: rays('#aeb3ff') },
  { name: 'pencil-rule', width: 360, height: 40, alt: none, svg: rule(INK), dark: rule('#aeb3ff') },
  {
    name: 'card-rules',
    width: 320,
    height: 176,
    alt: none,
    svg: ruled(INK, '#e3d5b6'),
    dark: ruled('#aeb3ff', '#3a3d6c'),
  },
  partner(
    'pier',
    (f) =>
      `<path d="M8 44c10-10 18-10 28 0s18 10 28 0" fill="none" stroke="${f}" stroke-width="6" stroke-linecap="round"/><path d="M36 12v22M22 20h28" stroke="${f}" stroke-width="6" stroke-linecap="round"/>`,
    '#d5d6ea',
    'เครื่องหมายบริษัทท่าเรือสมมติ',
    'Mark of a fictional shipping company',
  ),
  partner(
    'grain',
    (f) =>
      `<path d="M36 8v48M36 22c-10 0-16-5-16-13 10 0 16 5 16 13zm0 0c10 0 16-5 16-13-10 0-16 5-16 13zm0 17c-10 0-16-5-16-13 10 0 16 5 16 13zm0 0c10 0 16-5 16-13-10 0-16 5-16 13z" fill="${f}" stroke="${f}" stroke-width="2"/>`,
    '#d5d6ea',
    'เครื่องหมายบริษัทอาหารสมมติ',
    'Mark of a fictional food company',
  ),
  partner(
    'signal',
    (f) =>
      `<circle cx="36" cy="44" r="7" fill="${f}"/><path d="M20 32a22 22 0 0 1 32 0M10 20a36 36 0 0 1 52 0" fill="none" stroke="${f}" stroke-width="6" stroke-linecap="round"/>`,
    '#d5d6ea',
    'เครื่องหมายบริษัทโทรคมนาคมสมมติ',
    'Mark of a fictional telecom company',
  ),
  partner(
    'loom',
    (f) =>
      `<path d="M12 12h48v40H12z" fill="none" stroke="${f}" stroke-width="6"/><path d="M24 12v40M36 12v40M48 12v40" stroke="${f}" stroke-width="4" stroke-dasharray="8 6"/>`,
    '#d5d6ea',
    'เครื่องหมายบริษัทสิ่งทอสมมติ',
    'Mark of a fictional textile company',
  ),
]

/** A sun that rises out of an open book. */
const sign = (page, sun) =>
  `<path d="M17 34a15 15 0 0 1 30 0z" fill="${sun}"/><path d="M32 7v7M13.600 14.600l5 5M50.400 14.600l-5 5" stroke="${sun}" stroke-width="4" stroke-linecap="round"/><path d="M6 37c9-3 18-2 26 3 8-5 17-6 26-3v17c-9-3-18-2-26 3-8-5-17-6-26-3z" fill="${page}"/><path d="M32 40v17" stroke="${sun}" stroke-width="2.500"/>`
export const mark = {
  alt: { th: 'เครื่องหมายสำนักเรียนตะวัน', en: 'Tawan Academy mark' },
  logo: svg(64, 64, sign(INK, SUN)),
  logoDark: svg(64, 64, sign('#f5ecd7', SUN)),
  favicon: svg(
    64,
    64,
    `<rect width="64" height="64" rx="10" fill="${INK}"/><g transform="translate(6.400 6.400) scale(.8)">${sign('#fffaf0', SUN)}</g>`,
  ),
  tile: svg(
    64,
    64,
    `<rect width="64" height="64" fill="${INK}"/><g transform="translate(12.800 12.800) scale(.6)">${sign('#fffaf0', SUN)}</g>`,
  ),
}
