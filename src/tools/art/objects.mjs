import { darken, lighten, mix } from './canvas.mjs'
import { repeat } from './compose.mjs'

const shine = (d, o = 0.5) => `<path d="${d}" fill="#fff" opacity="${o}"/>`

/** An unlettered label: a brand's stripe and a seal, since pictures carry no text. */
function label(c, x, y, w, h, { paper = '#fff8ea', ink = '#c0392b', seal = true }) {
  const band = c.lin(
    [
      [0, darken(paper, 0.16)],
      [0.3, paper],
      [0.7, paper],
      [1, darken(paper, 0.28)],
    ],
    [0, 0, 1, 0],
  )
  const mid = x + w / 2
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1" fill="${band}"/><rect x="${x}" y="${y + h * 0.08}" width="${w}" height="${h * 0.07}" fill="${ink}" opacity=".9"/><rect x="${x}" y="${y + h * 0.85}" width="${w}" height="${h * 0.07}" fill="${ink}" opacity=".9"/>${
    seal
      ? `<circle cx="${mid}" cy="${y + h * 0.47}" r="${h * 0.22}" fill="${ink}"/><circle cx="${mid}" cy="${y + h * 0.47}" r="${h * 0.14}" fill="none" stroke="${paper}" stroke-width=".9"/><path d="M${mid - h * 0.1} ${y + h * 0.5} q${h * 0.05} ${-h * 0.12} ${h * 0.1} 0 t${h * 0.1} 0" fill="none" stroke="${paper}" stroke-width=".9"/>`
      : ''
  }`
}

export function bottle(c, { glass = '#8a3b12', cap = '#d8332a', paper, ink }) {
  const d = 'M44 14 h12 v15 c0 7 9 9 9 18 v48 q0 5 -5 5 h-20 q-5 0 -5 -5 v-48 c0 -9 9 -11 9 -18 z'
  return {
    w: 30,
    h: 100,
    svg: `<path d="${d}" fill="${c.round(glass)}"/><path d="${d}" fill="${c.lin([
      [0, '#fff', 0.16],
      [0.35, '#fff', 0],
    ])}"/><rect x="42.5" y="2" width="15" height="13" rx="1.5" fill="${c.round(cap)}"/><rect x="42.5" y="12.4" width="15" height="1" fill="#000" opacity=".18"/>${label(c, 35, 54, 30, 32, { paper, ink })}${shine('M38.5 47 q1 -6 5 -9 l1 0 q-4 5 -4 11 v44 h-2z', 0.35)}`,
  }
}

export function jar(c, { fill = '#b5341f', lid = '#e9c46a', paper, ink, plain, cloth }) {
  const d = 'M24 34 q-4 2 -4 7 v51 q0 8 8 8 h44 q8 0 8 -8 v-51 q0 -5 -4 -7 z'
  const inner = 'M23 44 h54 v47 q0 6 -6 6 h-42 q-6 0 -6 -6 z'
  const top = cloth
    ? `<path d="M26 20 q24 -9 48 0 l2 10 q6 4 8 10 q-7 -2 -12 0 q-5 -3 -11 0 q-6 -3 -11 0 q-6 -3 -11 0 q-5 -3 -11 0 q-5 -2 -12 0 q2 -6 8 -10z" fill="${c.round(cloth)}"/><path d="M25 30 q25 6 51 0" fill="none" stroke="${darken(cloth, 0.45)}" stroke-width="1.8"/>`
    : `<rect x="22" y="19" width="56" height="15" rx="3" fill="${c.round(lid)}"/>${repeat(13, (i) => `<rect x="${24.5 + i * 4.1}" y="20" width=".8" height="13" fill="#000" opacity=".1"/>`)}`
  return {
    w: 60,
    h: 82,
    svg: `<path d="${d}" fill="${c.lin(
      [
        [0, '#dfe9ea'],
        [0.3, '#ffffff'],
        [1, '#b9c9cb'],
      ],
      [0, 0, 1, 0],
    )}"/><path d="${inner}" fill="${c.round(fill)}"/><ellipse cx="50" cy="44" rx="27" ry="3" fill="${lighten(fill, 0.25)}"/>${top}${plain ? '' : label(c, 21, 56, 58, 30, { paper, ink })}${shine('M25 42 h4 v50 q-4 -1 -4 -5z', 0.55)}`,
  }
}

/** A stand-up bag with a folded top, for coffee and rice. */
export function pouch(c, { body = '#3a2a20', paper = '#f1e6d4', ink = '#b96f3a', window: pane, tie }) {
  const d = 'M26 10 h48 l3 14 q4 36 3 70 q0 5 -5 5 q-25 3 -50 0 q-5 0 -5 -5 q-1 -34 3 -70z'
  const fold = `<path d="M26 4 h48 v11 h-48z" fill="${c.round(darken(body, 0.12))}"/><rect x="26" y="14" width="48" height="1.2" fill="#000" opacity=".25"/>`
  const see = pane ? `<path d="M36 74 q14 -10 28 0 v15 q-14 5 -28 0z" fill="${c.round(pane, 0.5)}"/>` : ''
  return {
    w: 58,
    h: 97,
    svg: `<path d="${d}" fill="${c.round(body, 0.75)}"/><path d="M26 16 q4 40 -1 82 q-4 -1 -4 -5 q-1 -34 3 -70z" fill="#fff" opacity=".12"/><path d="M74 16 q-5 40 2 82 q4 -1 4 -5 q1 -34 -3 -70z" fill="#000" opacity=".18"/>${fold}${tie ? `<rect x="24" y="7" width="52" height="4" rx="2" fill="${c.round(tie)}"/>` : ''}${label(c, 33, 30, 34, pane ? 36 : 46, { paper, ink })}${see}<path d="M30 90 q20 6 40 0" stroke="#000" opacity=".15" fill="none"/>`,
  }
}

export function tin(c, { body = '#2f7d5b', paper, ink, lid }) {
  return {
    w: 54,
    h: 84,
    svg: `<path d="M23 30 v64 a27 5.5 0 0 0 54 0 v-64z" fill="${c.round(body)}"/>${label(c, 23, 48, 54, 34, { paper, ink })}<path d="M22 22 v10 a28 6 0 0 0 56 0 v-10z" fill="${c.round(lid ?? lighten(body, 0.3))}"/><ellipse cx="50" cy="22" rx="28" ry="6" fill="${lighten(lid ?? body, 0.45)}"/><ellipse cx="50" cy="22" rx="22" ry="4.3" fill="none" stroke="#000" opacity=".12"/>`,
  }
}

export function basket(c, { straw = '#c98f4a', handle = true, bands = '#7a4a1e' }) {
  const light = lighten(straw, 0.28)
  const dark = darken(straw, 0.3)
  const body = 'M12 50 q38 9 76 0 l-9 44 q-29 10 -58 0z'
  const weave = repeat(7, (r) =>
    repeat(13, (k) => {
      const x = 10 + k * 6.6 - (r % 2) * 3.3
      return `<path d="M${x} ${54.5 + r * 6} q3.3 -2.2 6.6 0 v4.6 q-3.3 2.2 -6.6 0z" fill="${(k + r) % 2 ? light : straw}" stroke="${dark}" stroke-width=".35"/>`
    }),
  )
  const shade = c.lin(
    [
      [0, '#000', 0.18],
      [0.3, '#fff', 0.2],
      [0.55, '#000', 0],
      [1, '#000', 0.42],
    ],
    [0, 0, 1, 0],
  )
  const loop = handle
    ? `<path d="M18 50 c0 -60 64 -60 64 0" fill="none" stroke="${dark}" stroke-width="6.4"/><path d="M18 50 c0 -60 64 -60 64 0" fill="none" stroke="${light}" stroke-width="4" stroke-dasharray="5 1.6"/>`
    : ''
  return {
    w: 66,
    h: handle ? 95 : 52,
    svg: `<ellipse cx="50" cy="50" rx="38" ry="7" fill="${darken(straw, 0.62)}"/>${loop}<g ${c.clip(`<path d="${body}"/>`)}><rect width="100" height="100" fill="${dark}"/>${weave}<rect width="100" height="100" fill="${shade}"/></g><path d="M11 50 q39 10 78 0 v4.5 q-39 10 -78 0z" fill="${c.round(bands)}"/><path d="M20 91 q30 10 60 0 l-.8 4 q-29 9.600 -58.400 0z" fill="${c.round(bands)}"/>`,
  }
}

export function mortar(c, { stone = '#8b8d92', pestle = '#a9713f' }) {
  return {
    w: 62,
    h: 88,
    svg: `<g transform="rotate(24 62 40)"><rect x="56" y="6" width="9" height="48" rx="4.500" fill="${c.round(pestle)}"/><ellipse cx="60.500" cy="9" rx="6.500" ry="7" fill="${c.round(pestle)}"/></g><path d="M14 48 q36 12 72 0 q0 30 -20 40 q4 6 8 10 q-24 4 -48 0 q4 -4 8 -10 q-20 -10 -20 -40z" fill="${c.round(stone)}"/><ellipse cx="50" cy="48" rx="36" ry="8" fill="${lighten(stone, 0.3)}"/><ellipse cx="50" cy="49" rx="29" ry="5.600" fill="${darken(stone, 0.55)}"/><g transform="rotate(24 62 40)" ${c.clip('<path d="M0 0 h120 v46 h-120z"/>')}><rect x="56" y="30" width="9" height="19" fill="${c.round(pestle)}"/></g>${repeat(26, (i) => `<circle cx="${20 + ((i * 37) % 60)}" cy="${57 + ((i * 23) % 30)}" r="${0.5 + (i % 3) * 0.3}" fill="${i % 2 ? '#fff' : '#000'}" opacity=".16"/>`)}`,
  }
}

export function wok(c, { iron = '#34373c', inside = '#1f2124', wood = '#a9713f' }) {
  return {
    w: 50,
    h: 58,
    svg: `<g transform="rotate(-14 14 60)"><rect x="-22" y="56" width="34" height="7" rx="3.500" fill="${c.lin([lighten(wood, 0.35), wood, darken(wood, 0.4)])}"/></g><path d="M8 60 q4 40 42 40 q38 0 42 -40z" fill="${c.round(iron)}"/><ellipse cx="50" cy="60" rx="43" ry="11.500" fill="${c.lin([lighten(iron, 0.45), iron], [0, 0, 1, 1])}"/><ellipse cx="50" cy="60.500" rx="39.500" ry="9.600" fill="${c.lin([darken(inside, 0.3), lighten(inside, 0.22)], [0, 0, 1, 1])}"/><path d="M90 56 q9 -2 9 4 q-1 6 -9 5" fill="none" stroke="${iron}" stroke-width="3.400"/>`,
  }
}

export function bowl(c, { glaze = '#7fb7a4', inside, pattern, stripe }) {
  const ink = pattern ?? darken(glaze, 0.35)
  return {
    w: 34,
    h: 56,
    svg: `<path d="M35 94 h30 l2 6 q-17 2.500 -34 0z" fill="${c.round(darken(glaze, 0.15))}"/><path d="M8 52 q3 44 42 44 q39 0 42 -44z" fill="${c.round(glaze)}"/>${stripe ? `<path d="M9.500 64 q40.500 12 81 0 l-1.600 6 q-39 11 -78 0z" fill="${stripe}" opacity=".8"/>` : repeat(9, (i) => `<path d="M${18 + i * 8} ${73 + Math.sin((i / 8) * Math.PI) * 5} q3 -7 6 0 q-3 5 -6 0z" fill="${ink}" opacity=".65"/>`)}<ellipse cx="50" cy="52" rx="42" ry="11" fill="${lighten(glaze, 0.5)}"/><ellipse cx="50" cy="52.600" rx="39" ry="9.400" fill="${c.lin([darken(inside ?? glaze, 0.22), lighten(inside ?? glaze, 0.25)], [0, 0, 1, 1])}"/>`,
  }
}

export function mug(c, { clay = '#efe6d8', drink = '#4a2a16', foam, saucer, art }) {
  const plate = saucer
    ? `<ellipse cx="47" cy="95" rx="46" ry="8.500" fill="${darken(saucer, 0.25)}"/><ellipse cx="47" cy="93" rx="46" ry="8.500" fill="${c.lin([lighten(saucer, 0.35), darken(saucer, 0.1)], [0, 0, 1, 1])}"/><ellipse cx="47" cy="93.500" rx="27" ry="4.600" fill="${darken(saucer, 0.18)}"/>`
    : ''
  const heart = art
    ? `<path d="M44 45.500 c-9 -4.500 -17 -1 -9 2.600 q5 2.200 9 3.400 q4 -1.200 9 -3.400 c8 -3.600 0 -7.100 -9 -2.600z" fill="${art}"/>`
    : ''
  return {
    w: saucer ? 86 : 50,
    h: 60,
    svg: `${plate}<path d="M72 52 q20 -2 18 12 q-2 14 -22 15" fill="none" stroke="${darken(clay, 0.18)}" stroke-width="6"/><path d="M73 50.500 q18 -1 16 12" fill="none" stroke="${lighten(clay, 0.3)}" stroke-width="1.600" opacity=".7"/><path d="M14 46 h60 q1 34 -10 46 q-20 5 -40 0 q-11 -12 -10 -46z" fill="${c.round(clay, 0.8)}"/><ellipse cx="44" cy="46" rx="30" ry="8.400" fill="${lighten(clay, 0.35)}"/><ellipse cx="44" cy="46.800" rx="27" ry="6.800" fill="${c.lin([foam ?? lighten(drink, 0.14), foam ? darken(foam, 0.14) : drink], [0, 0, 1, 1])}"/>${heart}`,
  }
}

/** A tumbler; layers run from the bottom up as [share, colour]. */
export function tumbler(c, { layers, ice = true, straw, garnish = '' }) {
  let foot = 97
  const fill = layers.map(([share, colour], i) => {
    const h = share * 74
    foot -= h
    return `<rect x="20" y="${foot - (i === layers.length - 1 ? 0 : 3)}" width="60" height="${h + 3.5}" fill="${colour}"/>`
  })
  const soften = c.lin(
    [
      [0, '#000', 0.3],
      [0.2, '#fff', 0.1],
      [0.36, '#fff', 0.32],
      [0.5, '#fff', 0],
      [1, '#000', 0.42],
    ],
    [0, 0, 1, 0],
  )
  const body = 'M27 8 h46 l-5 88 q-18 5 -36 0z'
  const cubes = ice
    ? [
        [34, 26, -12],
        [51, 22, 14],
        [40, 41, 22],
        [55, 40, -8],
      ]
        .map(
          ([x, y, r]) =>
            `<rect x="${x}" y="${y}" width="13" height="13" rx="2.600" transform="rotate(${r} ${x + 6} ${y + 6})" fill="#fff" opacity=".32" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/>`,
        )
        .join('')
    : ''
  const pipe = straw
    ? `<rect x="57" y="-16" width="4.400" height="80" rx="1" transform="rotate(9 58 40)" fill="${c.round(straw)}"/>`
    : ''
  return {
    w: 40,
    h: 95,
    svg: `${pipe}<path d="${body}" fill="#fff" opacity=".16"/><g ${c.clip('<path d="M28.400 20 h43.200 l-4.200 75 q-17.400 4 -34.800 0z"/>')}><g ${c.blur(1.4)}>${fill.join('')}</g>${cubes}</g><path d="${body}" fill="${soften}" opacity=".7"/><ellipse cx="50" cy="8.500" rx="23" ry="3.600" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1"/>${shine('M32 14 h4.500 l2.500 74 h-4z', 0.4)}${garnish}`,
  }
}

export function candleJar(c, { wax = '#fff1d6', glass = '#d9a05b' }) {
  return {
    w: 56,
    h: 80,
    svg: `<circle cx="50" cy="26" r="30" fill="${c.rad([
      [0, '#ffdf8a', 0.85],
      [1, '#ffdf8a', 0],
    ])}"/><path d="M22 40 h56 v53 q0 7 -7 7 h-42 q-7 0 -7 -7z" fill="${c.round(glass)}"/><ellipse cx="50" cy="40" rx="28" ry="6" fill="${lighten(glass, 0.4)}"/><ellipse cx="50" cy="42" rx="25.500" ry="4.800" fill="${c.rad(['#fffbe8', wax])}"/><rect x="49.300" y="34" width="1.600" height="8" fill="#40281a"/><path d="M50 16 q7 10 3.500 16 q-3.500 4 -7 0 q-3 -6 3.500 -16z" fill="${c.lin(['#fff3b0', '#ff9d2e'])}"/>${label(c, 24, 58, 52, 26, { paper: '#fff8ea', ink: mix(glass, '#5b3418', 0.5) })}${shine('M26 46 h4 v46 q-4 0 -4 -4z', 0.4)}`,
  }
}

export function soapBar(c, { body = '#b9d8a5', wrap = '#fff8ea', ink = '#2f7d5b' }) {
  return {
    w: 84,
    h: 46,
    svg: `<path d="M8 70 q0 -8 10 -9 l60 -5 q14 0 14 9 v22 q0 8 -10 9 l-62 4 q-12 0 -12 -9z" fill="${c.lin([lighten(body, 0.4), body, darken(body, 0.25)], [0.2, 0, 0.5, 1])}"/><path d="M10 70 q2 -6 10 -6.600 l58 -4.800 q9 0 11 5 q-3 4 -11 4.400 l-58 5 q-7 0 -10 -3z" fill="#fff" opacity=".35"/><path d="M32 60.200 l34 -2.800 v36.800 l-34 2.400z" fill="${c.lin([wrap, darken(wrap, 0.14)], [0, 0, 1, 1])}"/><circle cx="49" cy="77" r="9" fill="${ink}"/><path d="M49 70 q7 7 0 14 q-7 -7 0 -14z" fill="${wrap}"/>`,
  }
}
