import { fillMessage } from '../fill-message'
import type { PageProblem } from './problem'

/** A text as it is seen: how it reads on what is behind it (WCAG's ratio, 1 to 21), and what it needs. */
export type SeenText = { text: string; ratio: number; needed: number }

const messages = {
  en: '“{text}” reads at {ratio}:1 on its background; {needed}:1 is needed.',
  th: '“{text}” มีความต่างของสีกับพื้นหลัง {ratio}:1 ควรมีอย่างน้อย {needed}:1',
}

/** A ratio as people compare it: rounded down, so that what fails never looks as if it passed. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** Texts that are hard to read where they stand. Those of a node that read alike are one. */
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

/** Cut between letters as people see them: a Thai vowel stays with its consonant. */
const shorten = (text: string) =>
  text.length > 40
    ? `${Array.from(new Intl.Segmenter('th').segment(text.slice(0, 120)), ({ segment }) => segment)
        .slice(0, 39)
        .join('')}…`
    : text
