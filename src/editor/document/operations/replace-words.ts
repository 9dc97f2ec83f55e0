import type { Match } from '../texts/find-matches'
import { type PageText, textsOf } from '../texts/page-texts'
import { cutRuns } from '../texts/runs'
import type { Edit } from '../edit'
import { lockOf } from '../rules'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { setField, setPageField } from './set-field'

type Given = { /** Finds what gives way, everywhere in a text. */ pattern: RegExp; by: string; /** This one place alone. */ only?: Pick<Match, 'node' | 'path' | 'nth'>; /** Whether a node is kept from whoever asks. */ isHeld: (id: string) => boolean }

/** Puts other words wherever some are found; what is locked or held by others stays as it is. Says how many were replaced, and how many were left alone. */
export function replaceWords(edit: Edit, page: FlatPage, { pattern, by, only, isHeld }: Given): { replaced: number; left: number } {
  const done = { replaced: 0, left: 0 }
  for (const text of textsOf(page)) {
    if (only && !isSameText(text, only)) continue
    let nth = 0
    const value = cutRuns(text.value, (run) => {
      const cuts = [...run.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length, put: by }))
      const first = nth
      nth += cuts.length
      return only ? cuts.filter((_, at) => first + at === only.nth) : cuts
    })
    const count = only ? Math.min(1, nth) : nth
    if (count === 0) continue
    const { node } = text
    if (node !== undefined && (isHeld(node) || lockOf(edit, node))) {
      done.left += count
      continue
    }
    if (node === undefined) setPageField(edit, text.path, value)
    else setField(edit, node, text.path, value)
    done.replaced += count
  }
  return done
}

const isSameText = (one: Pick<PageText, 'node' | 'path'>, other: Pick<PageText, 'node' | 'path'>) => one.node === other.node && one.path.join() === other.path.join()
