import { darken, lighten, mix } from './canvas.mjs'
import { repeat } from './compose.mjs'

const HEAD = 'M137 172 C134 104 266 104 263 172 C264 222 240 272 200 273 C160 272 136 222 137 172Z'
const BODY = 'M38 520 C42 400 104 360 170 334 Q200 356 230 334 C296 360 358 400 362 520Z'
const NECK = 'M172 236 h56 v84 q-2 26 -28 32 q-26 -6 -28 -32z'

const BACK = {
  bob: 'M116 190 C104 72 296 72 284 190 L290 282 C276 300 256 296 246 288 H154 C144 296 124 300 110 282Z',
  long: 'M118 190 C104 70 296 70 282 190 C288 260 306 320 300 398 C262 420 138 420 100 398 C94 320 112 260 118 190Z',
  wave: 'M116 190 C104 68 296 68 284 190 C306 226 282 260 302 292 C318 330 296 372 276 384 H128 C104 372 86 332 98 294 C118 260 94 226 116 190Z',
  tail: 'M262 120 C330 130 322 240 338 300 C318 300 286 280 268 210Z',
}
const FRONT = {
  short:
    'M131 192 C112 84 176 66 214 76 C286 74 286 138 268 192 C266 168 258 152 246 142 C214 152 180 146 162 134 C148 148 136 164 131 192Z',
  side: 'M130 196 C108 92 178 62 222 76 C296 80 286 142 269 198 C272 164 262 134 232 116 C206 142 164 146 146 148 C138 162 134 176 130 196Z',
  crop: 'M134 178 C126 104 168 84 202 84 C238 84 274 106 266 178 C262 150 252 134 240 128 C214 120 186 120 160 128 C148 134 138 150 134 178Z',
  part: 'M131 214 C116 108 172 82 200 92 C228 82 284 108 269 214 C266 164 238 136 200 116 C162 136 134 164 131 214Z',
  fringe:
    'M130 208 C114 100 170 78 200 82 C230 78 286 100 270 208 C268 190 264 176 260 166 C222 172 178 172 140 166 C136 176 132 190 130 208Z',
  sweep:
    'M130 214 C108 96 190 66 224 84 C284 92 284 150 270 214 C268 170 256 146 236 124 C206 156 160 160 142 162 C136 176 132 192 130 214Z',
}
const STYLES = {
  short: [null, 'short'],
  side: [null, 'side'],
  crop: [null, 'crop'],
  bob: ['bob', 'fringe'],
  bobpart: ['bob', 'sweep'],
  long: ['long', 'part'],
  wave: ['wave', 'sweep'],
  tail: ['tail', 'sweep'],
  bun: [null, 'part'],
  curly: [null, 'short'],
  bald: [null, null],
  scarf: [null, null],
}

/** How a brand paints: soft volume, hard two-tone, or an engraver's line. */
function painter(c, { mode = 'soft', line = '#d8b25c', ground = '#10193a' }) {
  if (mode === 'line')
    return (d, colour, tone = 0.2) =>
      `<path d="${d}" fill="${mix(ground, colour, tone)}" stroke="${line}" stroke-width="2.200" stroke-linejoin="round"/>`
  if (mode === 'flat')
    return (d, colour) =>
      `<path d="${d}" fill="${colour}"/><g ${c.clip(`<path d="${d}"/>`)}><path d="M206 0 H400 V520 H188 Z" fill="#000" opacity=".16"/></g>`
  return (d, colour) =>
    `<path d="${d}" fill="${c.lin([lighten(colour, 0.14), colour, darken(colour, 0.16)], [0.1, 0, 0.9, 1])}"/>`
}

function garment(c, paint, { top, colour, accent = '#ffffff' }, line) {
  const thin = (d, o = 0.35, w = 3) =>
    `<path d="${d}" fill="none" stroke="${line ?? '#000'}" stroke-opacity="${line ? 0.9 : o}" stroke-width="${w}" stroke-linecap="round"/>`
  const base = paint(BODY, colour)
  const dots = (points, fill) => points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${fill}"/>`).join('')
  const collar =
    paint('M168 330 L200 376 L160 402 L146 346Z', accent) + paint('M232 330 L200 376 L240 402 L254 346Z', accent)
  switch (top) {
    case 'shirt':
      return (
        base +
        collar +
        thin('M200 380 V520') +
        dots(
          [
            [200, 420],
            [200, 468],
          ],
          darken(accent, 0.12),
        )
      )
    case 'blazer':
      return (
        paint(BODY, accent) +
        paint('M38 520 C42 400 104 360 164 336 L196 520Z', colour) +
        paint('M362 520 C358 400 296 360 236 336 L204 520Z', colour) +
        paint('M164 336 L140 392 L168 402 L152 418 L196 520 L178 400Z', lighten(colour, 0.1)) +
        paint('M236 336 L260 392 L232 402 L248 418 L204 520 L222 400Z', darken(colour, 0.1))
      )
    case 'apron':
      return (
        base +
        collar +
        paint('M136 402 H264 L276 520 H124Z', accent === '#ffffff' ? darken(colour, 0.4) : accent) +
        paint('M140 404 L150 346 L162 342 L156 404Z', darken(accent, 0.2)) +
        paint('M260 404 L250 346 L238 342 L244 404Z', darken(accent, 0.2))
      )
    case 'chef':
      return (
        base +
        paint('M166 334 Q200 362 234 334 L238 360 Q200 388 162 360Z', lighten(colour, 0.3)) +
        thin('M226 372 L214 520', 0.18) +
        dots(
          [
            [180, 410],
            [236, 410],
            [178, 456],
            [238, 456],
            [176, 500],
            [240, 500],
          ],
          accent,
        )
      )
    case 'mohom':
      return (
        base +
        paint('M166 332 Q200 372 234 332 L240 346 Q200 396 160 346Z', darken(colour, 0.2)) +
        thin('M200 388 V520') +
        thin('M188 420 h24 M188 462 h24 M188 504 h24', 0.9, 3.5).replace(/stroke="#000"/, `stroke="${accent}"`)
      )
    case 'jacket':
      return (
        base +
        paint('M164 328 Q200 356 236 328 L238 352 Q200 380 162 352Z', lighten(colour, 0.08)) +
        thin('M200 372 V520') +
        dots(
          [
            [200, 396],
            [200, 430],
            [200, 464],
            [200, 498],
          ],
          accent,
        )
      )
    case 'sash':
      return (
        base +
        paint('M96 366 C150 344 168 336 176 334 L330 520 H214Z', accent) +
        thin('M132 352 L262 520 M112 360 L238 520', 0.2)
      )
    case 'roll':
      return base + paint('M164 300 Q200 322 236 300 L240 350 Q200 378 160 350Z', lighten(colour, 0.06))
    default:
      return base + paint('M164 334 Q200 384 236 334 L246 340 Q200 404 154 340Z', darken(colour, 0.16))
  }
}

function face(c, o, ink) {
  const { glasses, beard, mode, hairColour } = o
  const eye = (x) =>
    o.mode === 'line'
      ? `<path d="M${x - 11} 196 q11 -9 22 0 q-11 7 -22 0z" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="${x}" cy="195.500" r="3" fill="${ink}"/>`
      : `<ellipse cx="${x}" cy="196" rx="5.600" ry="6.600" fill="${ink}"/>${mode === 'flat' ? '' : `<circle cx="${x - 1.8}" cy="193.500" r="1.700" fill="#fff" opacity=".85"/>`}`
  const stroke = (d, w, colour = ink, op = 1) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${op}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`
  const brows = stroke(
    'M160 177 q13 -9 27 -3 M213 174 q14 -6 27 3',
    mode === 'line' ? 2.2 : 4.6,
    mode === 'line' ? ink : mix(hairColour, '#2a1a12', 0.5),
  )
  const nose = stroke('M201 196 q-6 18 -8 24 q5 6 13 3', 2.8, ink, 0.4)
  const smile = o.calm
    ? stroke('M184 245 q16 6 32 0', 3.6, mode === 'soft' ? '#7d2f26' : ink, 0.85)
    : mode === 'soft'
      ? `<path d="M180 240 q20 5 40 0 q-4 18 -20 18 q-16 0 -20 -18z" fill="#8d332b"/><path d="M184 242.500 q16 3.500 32 0 q-2 6 -6 7 h-20 q-4 -1 -6 -7z" fill="#fff"/>`
      : stroke('M180 241 q20 18 40 0', 3.4)
  const blush =
    mode === 'soft'
      ? [160, 240]
          .map((x) => `<ellipse cx="${x}" cy="226" rx="14" ry="9" fill="#d9553b" opacity=".2" ${c.blur(4)}/>`)
          .join('')
      : ''
  const lens = glasses
    ? [174, 226]
        .map((x) =>
          glasses === 'round'
            ? `<circle cx="${x}" cy="197" r="22" fill="#fff" fill-opacity=".14" stroke="${o.frame ?? ink}" stroke-width="4"/>`
            : `<rect x="${x - 23}" y="179" width="46" height="34" rx="${mode === 'flat' ? 0 : 9}" fill="#fff" fill-opacity=".14" stroke="${o.frame ?? ink}" stroke-width="4.600"/>`,
        )
        .join('') + stroke('M196 193 q4 -3 8 0 M152 192 l-14 -4 M248 192 l14 -4', 4, o.frame ?? ink)
    : ''
  const whisk =
    beard === 'full'
      ? `<path d="M138 196 C140 240 158 286 200 288 C242 286 260 240 262 196 C256 222 246 230 226 230 Q200 222 174 230 C154 230 144 222 138 196Z" fill="${hairColour}" opacity="${mode === 'line' ? 0.35 : 0.94}"/>`
      : beard === 'moustache'
        ? `<path d="M172 238 q14 -14 28 -6 q14 -8 28 6 q-16 5 -28 -1 q-12 6 -28 1z" fill="${hairColour}"/>`
        : ''
  return blush + brows + [174, 226].map(eye).join('') + whisk + nose + smile + lens
}

/** A bust in a frame of 400 × 520, cut off by the lower edge. */
export function bust(c, options) {
  const o = {
    skin: '#d9a074',
    hair: 'short',
    hairColour: '#241a17',
    top: 'tee',
    colour: '#39407a',
    mode: 'soft',
    ...options,
  }
  const paint = painter(c, o)
  const line = o.mode === 'line' ? (o.line ?? '#d8b25c') : null
  const ink = line ?? (o.mode === 'flat' ? (o.ink ?? '#0a0a0a') : '#2b1b16')
  const [back, front] = STYLES[o.hair]
  const hair = (d) => paint(d, o.hairColour, 0.16)
  const bun = o.hair === 'bun' ? hair('M166 84 a34 32 0 1 1 68 0 a34 32 0 1 1 -68 0z') : ''
  const curls =
    o.hair === 'curly'
      ? repeat(15, (i) => {
          const t = Math.PI * (1.06 - (i / 14) * 1.12)
          const r = i % 2 ? 25 : 29
          return `<circle cx="${200 + Math.cos(t) * 74}" cy="${164 - Math.sin(t) * 78}" r="${r}" fill="${i > 8 ? darken(o.hairColour, 0.2) : o.hairColour}"${line ? ` stroke="${line}" stroke-width="2"` : ''}/>`
        })
      : ''
  const throat =
    o.mode === 'line'
      ? ''
      : `<g ${c.clip(`<path d="${NECK}"/>`)}><ellipse cx="204" cy="300" rx="52" ry="34" fill="#5a2410" opacity=".24"/></g>`
  const ears = [
    [134, 200],
    [266, 200],
  ]
    .map(([x, y]) => paint(`M${x - 11} ${y} a11 17 0 1 1 22 0 a11 17 0 1 1 -22 0z`, darken(o.skin, 0.06), 0.9))
    .join('')
  const ring = o.earring ? [132, 268].map((x) => `<circle cx="${x}" cy="226" r="5" fill="${o.earring}"/>`).join('') : ''
  const scarf =
    o.hair === 'scarf'
      ? paint(
          'M112 210 C96 66 304 66 288 210 C296 270 300 320 322 372 C262 420 138 420 78 372 C100 320 104 270 112 210Z',
          o.scarf,
          0.3,
        )
      : ''
  const wrap =
    o.hair === 'scarf'
      ? paint(
          'M112 200 C100 74 300 74 288 200 C296 268 286 306 316 372 C252 412 150 410 84 372 C114 306 104 268 112 200Z M145 178 C140 230 164 276 200 276 C236 276 260 230 255 178 C250 112 150 112 145 178Z',
          lighten(o.scarf, 0.06),
          0.3,
        ).replace('<path ', '<path fill-rule="evenodd" ')
      : ''
  const hat =
    o.hat === 'palm'
      ? paint('M88 136 L158 66 Q200 52 242 66 L312 136 Q200 164 88 136Z', '#dcb673') +
        repeat(
          7,
          (i) =>
            `<path d="M${112 + i * 29} ${143 - Math.abs(i - 3) * 1.5} L${176 + i * 8} 66" stroke="#a97a36" stroke-width="2" opacity=".6"/>`,
        ) +
        `<path d="M92 136 Q200 164 308 136" fill="none" stroke="#9b6b2c" stroke-width="5"/>`
      : o.hat === 'cap'
        ? paint('M130 158 C126 74 274 74 270 158 Q200 138 130 158Z', o.hatColour) +
          paint(
            'M130 156 Q200 132 270 156 Q286 172 276 178 Q200 152 124 178 Q114 172 130 156Z',
            darken(o.hatColour, 0.2),
          )
        : o.hat === 'beanie'
          ? paint('M128 164 C118 60 282 60 272 164 Q200 150 128 164Z', o.hatColour) +
            paint('M124 142 Q200 122 276 142 L276 170 Q200 150 124 170Z', darken(o.hatColour, 0.18))
          : ''
  // The head is drawn high to leave space for long hair, then lowered onto the shoulders.
  const lower = (svg) => `<g transform="translate(0 38)">${svg}</g>`
  // Hair is also drawn behind the head: otherwise the background shows between temple and ear.
  const nape = front ? hair('M130 178 C126 92 274 92 270 178 L266 214 H134Z') : ''
  const behind = lower(`${nape}${back ? hair(BACK[back]) : ''}${bun}${curls}${scarf}`)
  const fringe = front && !(o.hat && o.hat !== 'palm') ? hair(FRONT[front]) : ''
  const head = lower(
    `${o.hair === 'scarf' ? '' : ears + ring}${paint(HEAD, o.skin, 0.95)}${face(c, o, o.mode === 'line' ? '#4a3410' : ink)}${wrap}${fringe}${hat}`,
  )
  return `${behind}${paint(NECK, darken(o.skin, 0.1), 0.9)}${throat}${garment(c, paint, o, line)}${head}`
}

/** Places a bust so that it fills a 4:5 frame with the head a little left of the middle, facing the light. */
export function portrait(c, person, { scale = 2.5, x, y } = {}) {
  return `<g transform="translate(${x ?? c.w / 2 - 200 * scale} ${y ?? c.h - 500 * scale}) scale(${scale})">${bust(c, person)}</g>`
}
