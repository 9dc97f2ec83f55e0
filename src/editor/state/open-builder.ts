import { notifications } from '@mantine/notifications'
import type { Boot } from '@schemas/boot'
import type { StaleDetails } from '@schemas/entities/document'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/text'
import type { Payload } from '@schemas/layout/render'
import { sameOriginPath } from '@schemas/layout/same-origin-path'
import { callGateway, GatewayError } from '@kit/call-gateway'
import type { Changes } from '../document/changes'
import type { Step } from '../document/history'
import { loadedMergeTools } from '../document/load-merge'
import { readDocument, writeDocument } from '../document/read-document'
import { refuseChanges } from '../document/refuse-changes'
import { translate } from '@kit/t'
import { loadBlockKits } from '@registry/block-kits'
import type { Opened } from '../open-document'
import { askDataOf } from './ask-data'
import { blockTypesIn } from './block-types'
import type { Builder } from './builder'
import { useConflict } from './conflict'
import { ownPlace } from './own-place'
import { calls } from './calls'
import { movedAddress } from '../pages/document-address'
import {
  type RecoveredDraft,
  contentAt,
  copyOwner,
  type DeviceCopy,
  storeRecoveredDraft,
  moveDeviceCopy,
  readRecoveredDrafts,
  markDeviceCopySaved,
  writeDeviceCopy,
} from './device-copy'
import { DocumentStore } from './document-store'
import { failedSave, saveLimit } from './failed-save'
import { offerUndo } from './offer-undo'
import { type SaveOutcome, Saving } from './saving'
import { loadRemoteMerge, type Ground, onGround, type Stale, loadedRemoteMerge } from './remote-changes'
import { withUnacknowledged } from './unacknowledged-saves'
import { useThemePage } from '../theme-page/theme-page-store'

export type OpenBuilder = { builder: Builder; saving: Saving }

type Options = {
  documentKey: string
  opened: Opened
  page: FlatPage
  copy: DeviceCopy | undefined
  boot: Boot
  payload: Payload
  announce: (text: string) => void
  /** What the copy of this device goes back to, where that is not `page`. */ copyBase?: FlatPage | undefined
}

const messages = {
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

/** Joins the document, its saving and the words said about both into what the builder's parts work with. */
export function openBuilder({
  documentKey,
  opened,
  page,
  copy,
  boot,
  payload,
  announce,
  copyBase,
}: Options): OpenBuilder {
  // What this device kept is newer than what the gateway has, when its last save did not get through.
  const recoveredPage = copy?.unsaved ? readDocument(documentKey, copy.content)?.page : undefined
  const t = (text: LocalisedText, values?: Record<string, string>) => translate(text, boot.locale, values)
  const notify: Builder['say'] = (text, tone = 'info') => {
    notifications.show({ message: t(text), color: tone === 'error' ? 'red' : 'dark', withCloseButton: true })
  }
  const store = new DocumentStore(
    recoveredPage ?? page,
    (changes, now) => refuseChanges(changes, boot.session.role, now),
    (refused) => notify(refused, 'error'),
  )
  // Where others have saved since, its steps take back what they left of it.
  const fitting = loadedMergeTools()
  if (copy && fitting) store.restoreHistory(copy.history, fitting)
  const start = recoveredPage && copyBase ? copyBase : page
  const ground: Ground = {
    base: { ...start, nodes: new Map(start.nodes) },
    unacknowledged: [],
    holdsBase: recoveredPage !== undefined && copy?.base !== undefined,
  }
  let sent: FlatPage | undefined
  let sentRevision: number | undefined
  /** The step that took what is new in the theme; `all`, where that was here already. */
  let themeStep: Changes | 'all' | undefined
  let isThemeTaken = false
  /** What the gateway did last at this person's own word. */
  let ownStep: Changes | undefined
  /** Whether the gateway knows that the page stands on the theme's newest. */
  let isOnNewestTheme = false
  /** What the first save makes its own: by then the gateway's theme may be a newer one. */
  const madeFrom = opened.origin === 'theme' ? ground.base : undefined

  const snapshot = (): FlatPage => ({ ...store.page, nodes: new Map(store.page.nodes) })

  const owner = copyOwner(boot)
  /** Says what is set aside: few have ever read it. */
  const announceRecovered = async (key: string, recoveredDrafts: readonly RecoveredDraft[]): Promise<void> => {
    if (recoveredDrafts.length > 0)
      await import('./recovered-drafts')
        .then(({ showRecoveredDrafts }) => showRecoveredDrafts(owner, key, recoveredDrafts, t))
        .catch(() => {})
  }
  /** Keeps what somebody made and the document has no place for, and says so: also on a device that keeps nothing. */
  const addRecoveredDraft = (key: string, recovered: RecoveredDraft): void => {
    void storeRecoveredDraft(owner, key, recovered)
    void announceRecovered(key, [recovered])
  }

  /** Where this device has it: where the document goes on, once that has moved. */
  let home = documentKey

  const keep = (unsaved: boolean, isLeaving = false) =>
    writeDeviceCopy(owner, {
      key: home,
      version: saving.version,
      content: contentAt(home, writeDocument(documentKey, store.page)),
      history: store.history,
      unsaved,
      at: Date.now(),
      // Whoever leaves may come back after others have gone on; while they are here, it would make each copy as long again.
      ...(unsaved && (ground.holdsBase || isLeaving || globalThis.document?.visibilityState === 'hidden')
        ? { base: contentAt(home, writeDocument(documentKey, ground.base)) }
        : {}),
      ...(unsaved && saving.replaces ? { replaces: true } : {}),
      ...(ground.unacknowledged.length > 0
        ? { unheard: ground.unacknowledged.map((each) => contentAt(home, writeDocument(documentKey, each))) }
        : {}),
    })

  const moved = async (to: string): Promise<boolean> => {
    ground.holdsBase = true
    const outcome = (await keep(true)) ? await moveDeviceCopy(owner, documentKey, to) : 'unwritten'
    if (outcome === 'moved') home = to
    if (outcome === 'unwritten')
      void import('./recovered-drafts').then(({ showUnsaved }) => showUnsaved(to, store, t)).catch(() => {})
    else location.assign(sameOriginPath(movedAddress(to, payload.path)) ?? '/')
    return outcome !== 'unwritten'
  }

  const save = async (version: number, label?: string, replaces = false): Promise<SaveOutcome> => {
    // Sent again it is the same.
    if (!sent || sentRevision !== store.revision) sent = snapshot()
    sentRevision = store.revision
    const isTaken = isThemeTaken
    try {
      const answer = await callGateway(
        calls.save,
        {
          key: documentKey,
          base: version,
          content: writeDocument(documentKey, sent),
          ...(label ? { label } : {}),
          ...(replaces ? { replaces } : {}),
          ...(isTaken === isOnNewestTheme
            ? madeFrom && ground.base === madeFrom && { themeBase: writeDocument(documentKey, madeFrom) }
            : isTaken
              ? { takesTheme: true }
              : { themeBase: opened.themeBase }),
          ...(isTakenBack() && opened.themeBase !== undefined ? { themeBase: opened.themeBase } : {}),
        },
        saveLimit(sent.nodes.size),
      )
      isOnNewestTheme = isTaken
      Object.assign(ground, onGround(sent))
      return { kind: 'saved', ...answer }
    } catch (error) {
      const stale =
        error instanceof GatewayError && error.status === 409
          ? (error.details as Partial<StaleDetails> | undefined)
          : undefined
      const isJoinable =
        stale?.version !== undefined &&
        (await Promise.all([loadRemoteMerge(), loadBlockKits(blockTypesIn(stale.content)).catch(() => {})]).then(
          () => true,
          () => false,
        ))
      const isReadable = isJoinable && readDocument(documentKey, stale.content) !== undefined
      if (stale?.version !== undefined && isReadable)
        return {
          kind: 'stale',
          version: stale.version,
          content: stale.content,
          ...(stale.updatedBy ? { by: stale.updatedBy } : {}),
        }
      // What joins both did not come: asked for again with the next save, until when this device has it.
      const failed: SaveOutcome =
        stale?.version === undefined
          ? failedSave(error)
          : { kind: 'away', ...(isJoinable ? { reason: 'outdated' } : {}) }
      const before = ground.unacknowledged
      ground.unacknowledged = withUnacknowledged(before, sent, failed)
      if (failed.kind === 'away' && (ground.unacknowledged !== before || !ground.holdsBase)) {
        ground.holdsBase = true
        void keep(true)
      }
      return failed
    }
  }

  const merge = (stale: Stale): boolean => {
    const isJoined =
      loadedRemoteMerge()?.({
        stale,
        key: documentKey,
        store,
        role: boot.session.role,
        ground,
        snapshot,
        addRecoveredDraft: (recovered) => addRecoveredDraft(home, recovered),
        resolve: (version) => saving.resolve(version),
      }) ?? false
    if (isJoined && stale.step !== undefined) ownStep = store.history.done.at(-1)?.changes
    return isJoined
  }
  /** Taken back, what the gateway did at this person's own word leaves the page on what it stood on before. */
  const isTakenBack = () => ownStep !== undefined && !store.history.done.some(({ changes }) => changes === ownStep)

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
      if (refused) notify(refused, 'error')
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
    say: notify,
    offerUndo: (text) => offerUndo(store, t(text), t(messages.undo)),
  }

  const saving = new Saving({
    store,
    version: copy && recoveredPage ? copy.version : opened.version,
    replaces: recoveredPage !== undefined && copy?.replaces === true,
    save,
    merge,
    refused: (message) => notify(message, 'error'),
    undecided: () => useConflict.setState({ isShown: true }),
    moved,
    keep: (isLeaving) => keep(true, isLeaving),
    // What this device has need not be written whole again: a long page would hold up what comes after its save.
    drop: (isStored) => (isStored ? markDeviceCopySaved(owner, documentKey, saving.version) : keep(false)),
  })
  if (recoveredPage) {
    // Counted from what the gateway had when it was kept; when it has another one by now, the save finds out and merges.
    saving.touch()
    const reopen = async () => {
      await saving.flush()
      location.reload()
    }
    void import('./recovered-drafts')
      .then(({ notifyRestored }) => notifyRestored(owner, documentKey, { say: t, reopen: () => void reopen() }))
      .catch(() => {})
  }
  void readRecoveredDrafts(owner, documentKey).then((recoveredDrafts) =>
    announceRecovered(documentKey, recoveredDrafts),
  )
  if (copy?.unsaved && !recoveredPage)
    addRecoveredDraft(documentKey, { at: Date.now(), why: 'unreadable', names: [], text: JSON.stringify(copy.content) })
  return { builder, saving }
}
