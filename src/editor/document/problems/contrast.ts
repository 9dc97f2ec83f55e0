import { fillMessage } from '../fill-message'
import type { PageProblem } from './problem'

/** A visible text: its contrast on its background (WCAG ratio, 1 to 21), and the ratio it needs. */
export type SeenText = { text: string; ratio: number; needed: number }

const messages = {
  en: '“{text}” has a contrast of {ratio}:1 with its background; at least {needed}:1 is needed.',
  th: '“{text}” มีความต่างของสีกับพื้นหลัง {ratio}:1 ควรมีอย่างน้อย {needed}:1',
}

/** Rounded down, so that a failing ratio never looks like a passing one. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** Reports texts with too little contrast. Texts of one node with equal contrast are reported once. */
export function checkContrast(seen: ReadonlyMap<string, readonly SeenText[]>): PageProblem[] {
  return [...seen].flatMap(([node, texts]) => {
    const worst = new Map<string, SeenText>()
    for (const each of texts)
      if (each.ratio < each.needed && !worst.has(shown(each.ratio))) worst.set(shown(each.ratio), each)
    return [...worst.values()].map(({ text, ratio, needed }): PageProblem => ({
      kind: 'contrast',
      level: 'warning',
      node,
      words: fillMessage(messages, { text: shorten(text), ratio: shown(ratio), needed }),
    }))
  })
}

/** Cuts between grapheme clusters: a Thai vowel stays with its consonant. */
const shorten = (text: string) =>
  text.length > 40
    ? `${Array.from(new Intl.Segmenter('th').segment(text.slice(0, 120)), ({ segment }) => segment)
        .slice(0, 39)
        .join('')}…`
    : text
