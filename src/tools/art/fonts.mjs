import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'

const root = new URL('../../../', import.meta.url)

const THEMES = {
  default: [{ id: 'noto-sans-thai', weights: [400, 600] }],
  academy: [{ id: 'ibm-plex-sans-thai', weights: [400, 600] }],
  market: [{ id: 'prompt', weights: [400, 600] }],
  cafe: [{ id: 'anuphan', weights: [400, 600] }],
  hora: [
    { id: 'noto-sans-thai', weights: [400, 600] },
    { id: 'trirong', weights: [400, 600], heading: true },
  ],
  // Bai Jamjuree rather than Chakra Petch: the cut corners of the latter read as a game's menu at body size.
  studio: [{ id: 'bai-jamjuree', weights: [400, 600, 700] }],
}

/*
 * Em-relative numbers, read with fontkit from the woff2 files of @fontsource 5.3.0: hhea ascent, descent and line gap;
 * `latin` is the mean advance weighted by English letter frequency, `thai` the mean advance over 200 characters of our
 * own copy.
 */
const METRICS = {
  'ibm-plex-sans-thai': { family: 'IBM Plex Sans Thai', ascent: 1.116, descent: 0.534, latin: 0.4464, thai: 0.454 },
  prompt: { family: 'Prompt', ascent: 1.09, descent: 0.422, latin: 0.5019, thai: 0.4591 },
  anuphan: { family: 'Anuphan', ascent: 1.025, descent: 0.275, latin: 0.4464, thai: 0.441 },
  trirong: { family: 'Trirong', ascent: 1.2, descent: 0.534, latin: 0.4768, thai: 0.4277, serif: true },
  'noto-sans-thai': { family: 'Noto Sans Thai', ascent: 1.061, descent: 0.45, latin: 0.4714, thai: 0.4334 },
  'bai-jamjuree': { family: 'Bai Jamjuree', ascent: 1.0, descent: 0.25, latin: 0.4592, thai: 0.4596 },
}

// The same weighted mean over the published Helvetica and Times AFM widths, with which Arial and Times New Roman are
// metric-compatible.
const LATIN_FALLBACK = {
  sans: { local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4408 },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Times'], width: 0.3997 },
}
// Phones and Linux have Noto Sans Thai, so it is the one measured; the others are close enough to keep the line count.
const THAI_FALLBACK = { local: ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI', 'Tahoma'], width: 0.4334 }

const percent = (value) => `${(value * 100).toFixed(2)}%`

function fallback(metrics, { local, width }, own, unicodeRange) {
  const scale = own / width
  return {
    family: `${metrics.family} Fallback`,
    for: metrics.family,
    local,
    ...(unicodeRange ? { unicodeRange } : {}),
    sizeAdjust: percent(scale),
    ascentOverride: percent(metrics.ascent / scale),
    descentOverride: percent(metrics.descent / scale),
    lineGapOverride: '0%',
  }
}

async function buildTheme(theme, families) {
  const assets = new URL(`themes/${theme}/assets/`, root)
  const target = new URL('fonts/', assets)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const faces = []
  const fallbacks = []
  for (const { id, weights, heading } of families) {
    const source = new URL(`node_modules/@fontsource/${id}/`, import.meta.url)
    const ranges = JSON.parse(await readFile(new URL('unicode.json', source), 'utf8'))
    const metrics = METRICS[id]
    for (const weight of weights) {
      for (const subset of ['thai', 'latin']) {
        const file = `${id}-${subset}-${weight}.woff2`
        await copyFile(new URL(`files/${id}-${subset}-${weight}-normal.woff2`, source), new URL(file, target))
        const unicodeRange = ranges[subset].split(',').join(', ')
        faces.push({
          family: metrics.family,
          file: `fonts/${file}`,
          weight,
          style: 'normal',
          unicodeRange,
          preload: weight === 400 && !heading,
        })
      }
    }
    await copyFile(new URL('LICENSE', source), new URL(`LICENSE-${id}.txt`, target))
    // Thai first: where ranges meet, the face declared later wins, and Latin must stay with the Latin metrics.
    fallbacks.push(fallback(metrics, THAI_FALLBACK, metrics.thai, 'U+0E01-0E5B, U+200C-200D, U+25CC'))
    fallbacks.push(fallback(metrics, LATIN_FALLBACK[metrics.serif ? 'serif' : 'sans'], metrics.latin))
  }
  await writeFile(new URL('fonts.json', assets), `${JSON.stringify({ faces, fallbacks }, null, 2)}\n`)
  return (await readdir(target)).length
}

for (const [theme, families] of Object.entries(THEMES)) {
  const count = await buildTheme(theme, families)
  process.stdout.write(`${theme}: ${count} files\n`)
}
