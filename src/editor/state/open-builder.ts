import { notifications } from '@mantine/notifications'
import type { Boot } from '@schemas/boot'
import type { StaleDetails } from '@schemas/entities/document'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/text'
import type { Payload } from '@schemas/layout/render'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { applied, type Changes, isChange } from '../document/changes'
import { writeClipboard } from '../document/clipboard'
import type { Step } from '../document/history'
import { bringJoining, joiningHere } from '../document/joining'
import type { Conflict, Side } from '../document/merge'
import { nodeName } from '../document/name-node'
import { readDocument, writeDocument } from '../document/read-document'
import { gaveWay, heldFrom, refuseChanges } from '../document/refuse-changes'
import { parentId } from '../document/rules'
import { takeSubtree } from '../document/subtree'
import { translate } from '@kit/t'
import { loadBlockKits } from '@registry/block-kits'
import type { Opened } from '../open-document'
import { askDataOf } from './ask-data'
import { blockTypesIn } from './block-types'
import type { Builder } from './builder'
import { type OpenConflict, useConflict } from './conflict'
import { ownPlace } from './own-place'
import { calls } from './calls'
import { movedAddress } from '../pages/document-address'
import { type Aside, contentAt, copyOwner, type DeviceCopy, keepAside, moveDeviceCopy, readAsides, settleDeviceCopy, writeDeviceCopy } from './device-copy'
import { DocumentStore } from './document-store'
import { failedSave, saveLimit } from './failed-save'
import { offerUndo } from './offer-undo'
import { type SaveOutcome, Saving } from './saving'
import { withUnheard } from './unheard'
import { useThemePage } from '../theme-page/theme-page-store'

/** The row of the page, or of a section, that a node stands in. */
function topRow({ nodes }: FlatPage, id: string): string {
  let row = id
  for (let node = nodes.get(id); node; node = nodes.get(parentId(node.parent) ?? '')) if (node.kind === 'row') row = node.fields.id
  return row
}

export type OpenBuilder = { builder: Builder; saving: Saving }

type Given = { documentKey: string; opened: Opened; page: FlatPage; copy: DeviceCopy | undefined; boot: Boot; payload: Payload; announce: (text: string) => void; /** What the copy of this device goes back to, where that is not `page`. */ copyBase?: FlatPage | undefined }

type Choose = (conflict: Conflict) => Side | undefined

/** So many parts are named in a notice. */
const mostNamed = 3

const words = {
  chosen: { en: 'Choose between your change and another’s', th: 'เลือกระหว่างการแก้ไขของคุณกับของผู้อื่น' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  restored: { en: 'Your unsaved changes were kept on this device and are back.', th: 'การแก้ไขที่ยังไม่ได้บันทึกถูกเก็บไว้ในเครื่องนี้และกลับมาแล้ว' },
}

/** Joins the document, its saving and the words said about both into what the builder's parts work with. */
export function openBuilder({ documentKey, opened, page, copy, boot, payload, announce, copyBase }: Given): OpenBuilder {
  // What this device kept is newer than what the gateway has, when its last save did not get through.
  const kept = copy?.unsaved ? readDocument(documentKey, copy.content)?.page : undefined
  const t = (text: LocalisedText, values?: Record<string, string>) => translate(text, boot.locale, values)
  const say: Builder['say'] = (text, tone = 'info') => {
    notifications.show({ message: t(text), color: tone === 'error' ? 'red' : 'dark', withCloseButton: true })
  }
  const store = new DocumentStore(
    kept ?? page,
    (changes, now) => refuseChanges(changes, boot.session.role, now),
    (refused) => say(refused, 'error'),
  )
  // Where others have saved since, its steps take back what they left of it.
  const fitting = joiningHere()
  if (copy && fitting) store.restoreHistory(copy.history, fitting)
  /** As the gateway last had it: what both sides' changes are counted from. */
  let base: FlatPage = { ...(kept && copyBase ? copyBase : page) }
  base.nodes = new Map(base.nodes)
  let sent: FlatPage | undefined
  let sentRevision: number | undefined
  /** What went off since the gateway was last heard, and whether it arrived nobody knows. */
  let unheard: readonly FlatPage[] = []
  /** The step that took what is new in the theme; `all`, where that was here already. */
  let themeStep: Changes | 'all' | undefined
  let isThemeTaken = false
  /** Whether the gateway knows that the page stands on the theme's newest. */
  let standsOnTheme = false
  /** What the first save makes its own: by then the gateway's theme may be a newer one. */
  let madeFrom = opened.origin === 'theme' ? base : undefined

  const snapshot = (): FlatPage => ({ ...store.page, nodes: new Map(store.page.nodes) })

  const owner = copyOwner(boot)
  /** Says what is set aside: few have ever read it. */
  const tellAsides = async (key: string, asides: readonly Aside[]): Promise<void> => {
    if (asides.length > 0) await import('./aside').then(({ showAsides }) => showAsides(owner, key, asides, t)).catch(() => {})
  }
  /** Keeps what somebody made and the document has no place for, and says so: also on a device that keeps nothing. */
  const setAside = (key: string, aside: Aside): void => {
    void keepAside(owner, key, aside)
    void tellAsides(key, [aside])
  }

  /** Where this device has it: where the document goes on, once that has moved. */
  let home = documentKey
  /** Whether the copy has to say itself what it goes back to: the gateway keeps no version of a draft that others have saved over. */
  let holdsBase = kept !== undefined && copy?.base !== undefined

  const keep = (unsaved: boolean) =>
    writeDeviceCopy(owner, {
      key: home, version: saving.version, content: contentAt(home, writeDocument(documentKey, store.page)), history: store.history, unsaved, at: Date.now(),
      // Whoever leaves may come back after others have gone on; while they are here, it would make each copy as long again.
      ...(unsaved && (holdsBase || globalThis.document?.visibilityState === 'hidden') ? { base: contentAt(home, writeDocument(documentKey, base)) } : {}),
      ...(unheard.length > 0 ? { unheard: unheard.map((each) => contentAt(home, writeDocument(documentKey, each))) } : {}),
    })

  const moved = async (to: string): Promise<boolean> => {
    holdsBase = true
    const outcome = (await keep(true)) ? await moveDeviceCopy(owner, documentKey, to) : 'unwritten'
    if (outcome === 'moved') home = to
    if (outcome === 'unwritten') void import('./aside').then(({ showUnkept }) => showUnkept(to, store, t)).catch(() => {})
    else location.assign(movedAddress(to, payload.path))
    return outcome !== 'unwritten'
  }

  const save = async (version: number, label?: string): Promise<SaveOutcome> => {
    // Sent again it is the same.
    if (!sent || sentRevision !== store.revision) sent = snapshot()
    sentRevision = store.revision
    const isTaken = isThemeTaken
    try {
      const answer = await callGateway(calls.save, { key: documentKey, base: version, content: writeDocument(documentKey, sent), ...(label ? { label } : {}), ...(isTaken === standsOnTheme ? madeFrom && { themeBase: writeDocument(documentKey, madeFrom) } : isTaken ? { takesTheme: true } : { themeBase: opened.themeBase }) }, saveLimit(sent.nodes.size))
      standsOnTheme = isTaken
      madeFrom = undefined
      base = sent
      unheard = []
      holdsBase = false
      return { kind: 'saved', ...answer }
    } catch (error) {
      const stale = error instanceof GatewayError && error.status === 409 ? (error.details as Partial<StaleDetails> | undefined) : undefined
      const isJoinable = stale?.version !== undefined && (await Promise.all([bringJoining(), loadBlockKits(blockTypesIn(stale.content)).catch(() => {})]).then(() => true, () => false))
      const isReadable = isJoinable && readDocument(documentKey, stale.content) !== undefined
      if (stale?.version !== undefined && isReadable) return { kind: 'stale', version: stale.version, content: stale.content, ...(stale.updatedBy ? { by: stale.updatedBy } : {}) }
      // What joins both did not come: asked for again with the next save, until when this device has it.
      const failed: SaveOutcome = stale?.version === undefined ? failedSave(error) : { kind: 'away', ...(isJoinable ? { reason: 'outdated' } : {}) }
      const before = unheard
      unheard = withUnheard(unheard, sent, failed)
      if (failed.kind === 'away' && (unheard !== before || !holdsBase)) {
        holdsBase = true
        void keep(true)
      }
      return failed
    }
  }

  const merge = ({ version, content, by }: { version: number; content: unknown; by?: string }): boolean => {
    const joining = joiningHere()
    const theirs = joining && readDocument(documentKey, content)?.page
    if (!theirs) return false
    // What arrived although its answer did not is one's own: only what was done since then is to be joined with it.
    if (unheard.some((each) => !isChange(joining.difference(each, theirs, words.chosen)))) base = theirs
    const held = heldFrom(theirs, boot.session.role)
    const join = (choose?: Choose) => joining.mergePages(base, store.page, theirs, choose, held)
    const take = (changes: Changes) => {
      const mine = snapshot()
      store.merge(changes, joining)
      if (held) keepAsideOf(mine, gaveWay(base, mine, store.page, held))
      base = theirs
      unheard = []
      holdsBase = false
      useConflict.setState({ open: undefined, isShown: false })
    }
    const ask = (list: readonly Conflict[], known: Choose = () => undefined): void => {
      const resolve: OpenConflict['resolve'] = (choose) => {
        const chosen: Choose = (conflict) => choose(conflict) ?? known(conflict)
        const [own, decided] = [join(() => 'mine'), join(chosen)]
        // What follows from the choice, or came between, is to be decided too.
        if (!decided.ok) return ask(decided.conflicts, chosen)
        const wanted = applied(store.page, decided.changes)
        if (own.ok) take(own.changes)
        store.decide(joining.difference(store.page, wanted, words.chosen))
        saving.resolve(version)
      }
      // What is to be decided later comes to the front again when something else is to be decided too.
      const { open: before, isShown } = useConflict.getState()
      const isSame = before !== undefined && !before.isTheme && isSameJson(before.list.map(({ id }) => id), list.map(({ id }) => id))
      useConflict.setState({ open: { base, mine: snapshot(), theirs, version, list, resolve, ...(by ? { by } : {}) }, isShown: isSame ? isShown : true })
    }
    const merged = join()
    if (merged.ok) take(merged.changes)
    else ask(merged.conflicts)
    return merged.ok
  }

  /** What was made of parts that are held by others goes nowhere with a save: it is kept here, as the rows around it, to be had again. */
  const keepAsideOf = (mine: FlatPage, ids: readonly string[]) => {
    if (ids.length === 0) return
    const rows = new Set(ids.map((id) => topRow(mine, id)))
    const parts = [...rows].map((id) => takeSubtree(mine.nodes, id))
    const names = ids.slice(0, mostNamed).map((id) => nodeName(mine.nodes.get(id)))
    setAside(home, { at: Date.now(), why: 'locked', names, text: writeClipboard(parts) })
  }

  // The page stands on what it was made from: going back before the step, it stands on the older theme again.
  store.onChange((_changes, origin) => {
    if (origin !== 'history' || themeStep === undefined) return
    const has = (steps: readonly Step[]) => steps.some(({ changes }) => changes === themeStep)
    if (has(store.history.done)) isThemeTaken = true
    else if (has(store.history.undone)) isThemeTaken = false
    useThemePage.setState({ isTaken: isThemeTaken })
  })

  const builder: Builder = {
    key: documentKey,
    store,
    boot,
    payload: ownPlace(payload, documentKey, page),
    opened,
    ask: askDataOf(boot),
    edit: (label, recipe, key) => {
      const refused = store.dispatch(label, recipe, key)
      if (refused) say(refused, 'error')
      return !refused
    },
    save: () => saving.flush(),
    announce: (text) => announce(t(text)),
    takesTheme: (step) => {
      themeStep = step ?? 'all'
      isThemeTaken = true
      useThemePage.setState({ isTaken: true })
      saving.touch()
    },
    say,
    offerUndo: (text) => offerUndo(store, t(text), t(words.undo)),
  }

  const saving = new Saving({
    store,
    version: copy && kept ? copy.version : opened.version,
    save,
    merge,
    refused: (message) => say(message, 'error'),
    undecided: () => useConflict.setState({ isShown: true }),
    moved,
    keep: () => keep(true),
    // What this device has need not be written whole again: a long page would hold up what comes after its save.
    drop: (isKept) => (isKept ? settleDeviceCopy(owner, documentKey, saving.version) : keep(false)),
  })
  if (kept) {
    // Counted from what the gateway had when it was kept; when it has another one by now, the save finds out and merges.
    saving.touch()
    say(words.restored)
  }
  void readAsides(owner, documentKey).then((asides) => tellAsides(documentKey, asides))
  if (copy?.unsaved && !kept) setAside(documentKey, { at: Date.now(), why: 'unreadable', names: [], text: JSON.stringify(copy.content) })
  return { builder, saving }
}
