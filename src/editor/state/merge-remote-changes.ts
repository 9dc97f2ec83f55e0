import type { FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import type { Role } from '@schemas/layout/role'
import { applied, type Changes, isChange } from '../document/changes'
import { writeClipboard } from '../document/clipboard'
import { loadedMergeTools } from '../document/load-merge'
import type { Conflict, Side } from '../document/merge'
import { nodeName } from '../document/name-node'
import { readDocument } from '../document/read-document'
import { yielded, heldFrom } from '../document/held'
import { parentId } from '../document/rules'
import { takeSubtree } from '../document/subtree'
import { type OpenConflict, useConflict } from './conflict'
import type { RecoveredDraft } from './device-copy'
import type { DocumentStore } from './document-store'
import { type Ground, onGround, type Stale } from './remote-changes'

type Choose = (conflict: Conflict) => Side | undefined

type Options = {
  stale: Stale
  key: string
  store: DocumentStore
  role: Role
  ground: Ground
  snapshot: () => FlatPage
  addRecoveredDraft: (recovered: RecoveredDraft) => void
  /** The person has resolved the conflict. */
  resolve: (version: number) => void
}

/** Maximum number of parts named in a notice. */
const maxNamed = 3

const chosen = { en: 'Choose between your change and someone else’s', th: 'เลือกระหว่างการแก้ไขของคุณกับของผู้อื่น' }

/** The top row of the page or section that contains a node. */
function topRow({ nodes }: FlatPage, id: string): string {
  let row = id
  for (let node = nodes.get(id); node; node = nodes.get(parentId(node.parent) ?? ''))
    if (node.kind === 'row') row = node.fields.id
  return row
}

/**
 * Merges another editor's save into the open document; overlapping changes open a conflict. True when both fit
 * together.
 */
export function mergeRemoteChanges({
  stale: { version, content, by, step },
  key,
  store,
  role,
  ground,
  snapshot,
  addRecoveredDraft,
  resolve: goOn,
}: Options): boolean {
  const mergeTools = loadedMergeTools()
  const theirs = mergeTools && readDocument(key, content)?.page
  if (!theirs) return false
  // A save that arrived without an answer is one's own: only later changes need to be merged.
  if (ground.unacknowledged.some((each) => !isChange(mergeTools.difference(each, theirs, chosen)))) ground.base = theirs
  const held = heldFrom(theirs, role)
  const join = (choose?: Choose) => mergeTools.mergePages(ground.base, store.page, theirs, choose, held)
  /** Changes to parts held by others cannot be saved: the rows around them are stored as a recovered draft. */
  const recoverHeld = (mine: FlatPage, ids: readonly string[]) => {
    if (ids.length === 0) return
    const rows = new Set(ids.map((id) => topRow(mine, id)))
    const parts = [...rows].map((id) => takeSubtree(mine.nodes, id))
    const names = ids.slice(0, maxNamed).map((id) => nodeName(mine.nodes.get(id)))
    addRecoveredDraft({ at: Date.now(), why: 'locked', names, text: writeClipboard(parts) })
  }
  const take = (changes: Changes) => {
    const mine = snapshot()
    store.merge(step === undefined ? changes : { ...changes, label: step }, mergeTools, step !== undefined)
    if (held) recoverHeld(mine, yielded(ground.base, mine, store.page, held))
    Object.assign(ground, onGround(theirs))
    useConflict.setState({ open: undefined, isShown: false })
  }
  const ask = (list: readonly Conflict[], known: Choose = () => undefined): void => {
    const resolve: OpenConflict['resolve'] = (choose) => {
      const asChosen: Choose = (conflict) => choose(conflict) ?? known(conflict)
      const [own, decided] = [join(() => 'mine'), join(asChosen)]
      // Conflicts that follow from the choice, or came up meanwhile, must be decided too.
      if (!decided.ok) return ask(decided.conflicts, asChosen)
      const wanted = applied(store.page, decided.changes)
      if (own.ok) take(own.changes)
      store.decide(mergeTools.difference(store.page, wanted, chosen))
      goOn(version)
    }
    // A postponed conflict is shown again when another one joins it.
    const { open: before, isShown } = useConflict.getState()
    const isSame =
      before !== undefined &&
      !before.isTheme &&
      isSameJson(
        before.list.map(({ id }) => id),
        list.map(({ id }) => id),
      )
    useConflict.setState({
      open: { base: ground.base, mine: snapshot(), theirs, version, list, resolve, ...(by ? { by } : {}) },
      isShown: isSame ? isShown : true,
    })
  }
  const merged = join()
  if (merged.ok) take(merged.changes)
  else ask(merged.conflicts)
  return merged.ok
}
