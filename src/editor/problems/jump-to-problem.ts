import { locales } from '@schemas/layout/locale'
import { showField } from '../inspector/requested-field'
import { setBothLanguages } from '../inspector/both-languages'
import { findField, focusField } from '../inspector/focus-field'
import { useInspectorTab } from '../inspector/inspector-tab'
import { openSection } from '../inspector/panel/section'
import type { FieldPath } from '../document/operations/set-field'
import type { PageProblem } from '../document/problems/problem'
import type { Builder } from '../state/builder'
import { showNode } from '../canvas/show-node'
import { openInspector, select, setUi } from '../state/ui-store'

/** Jumps to where a problem can be fixed: the block on the canvas, and the field in the inspector. */
export function jumpToProblem(
  builder: Builder,
  { kind, node, path }: Pick<PageProblem, 'node' | 'path'> & { kind?: PageProblem['kind'] },
): void {
  // A problem in one language is fixed with the other language's text in view.
  if (locales.some((locale) => locale === path?.at(-1))) setBothLanguages(true)
  if (node === undefined) return showPageField(path)
  if (!showNode(builder, node)) return
  if (path?.[0] === 'props' || path?.[0] === 'at') showField(node, path)
  else if (kind === 'contrast' || path?.[0] === 'style') useInspectorTab.setState({ tab: 'style' })
}

/** The inspector shows the page's own fields while nothing is selected. */
function showPageField(path: FieldPath = []): void {
  setUi({ mode: 'edit' })
  select([])
  openInspector(true)
  openSection('page')
  if (path.length > 0) requestAnimationFrame(() => focusWhenThere(path))
}

/** Most frames to wait until the page settings have replaced those of a part. */
const maxFrames = 60

function focusWhenThere(path: FieldPath, frames = 0): void {
  requestAnimationFrame(() => {
    if (findField('page', path) || frames === maxFrames) focusField('page', path)
    else focusWhenThere(path, frames + 1)
  })
}
