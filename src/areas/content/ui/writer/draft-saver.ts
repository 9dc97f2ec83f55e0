import type { PostChanges, PostContent } from '@schemas/content/entities/post-content'
import { changedFields, type FieldName, readField, withField } from '@schemas/content/rules/content-fields'
import { type FieldConflict, mergeContent, withChanges } from '@schemas/content/rules/merge-content'
import { emitter } from '@kit/emitter'

export type Opened = { draftNo: number; content: PostContent }
type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'refused'
export type SaverState = Opened & {
  state: SaveState
  /** Why the gateway refused the last save. */
  problem?: string | undefined
  /** Parts that someone else changed too: theirs is in `content`. */
  conflicts: readonly FieldConflict[]
  /** Rises when content came from elsewhere, so that open text editors take it over. */
  taken: number
}

/** What is not saved yet, as the device keeps it. */
export type DeviceCopy = { draftNo: number; changes: PostChanges }

/** What became of a failed save: tried again later, refused for good, or made to a version that is no longer there. */
export type Failure = { kind: 'later' | 'refused' | 'stale'; message: string }

type Deps = {
  save: (draftNo: number, changes: PostChanges) => Promise<{ draftNo: number; merged: boolean; conflicts: unknown[] }>
  /** The newest draft. */
  load: () => Promise<Opened>
  keep: (copy: DeviceCopy | undefined) => void
  explain: (error: unknown) => Failure
  /** Pause in typing before a save, the longest time without one, and the pause before a retry (ms). */
  idleMs?: number
  longestMs?: number
  retryMs?: number
}

/** The changes that lead from one content to another. */
function changesBetween(from: PostContent, to: PostContent): PostChanges {
  const changes: Record<string, unknown> = {}
  for (const name of changedFields(from, to)) {
    const [field, locale] = name.split('.') as [string, string | undefined]
    const value = readField(to, name)
    if (locale === undefined) changes[field] = value ?? null
    else {
      const empty = field === 'body' ? { type: 'doc', content: [] } : ''
      changes[field] = { ...(changes[field] as object | undefined), [locale]: value ?? empty }
    }
  }
  return changes as PostChanges
}

/**
 * Saves a draft while it is written: after a pause, one save at a time. What others saved meanwhile is taken over, and
 * the person's own later edits are merged into it here, so that nobody conflicts with themselves.
 */
export function draftSaver(opened: Opened, { save, load, keep, explain, ...times }: Deps) {
  const { idleMs = 2500, longestMs = 15_000, retryMs = 5000 } = times
  const changed = emitter()
  /** As the gateway has version `draftNo`. */
  let base = opened.content
  let state: SaverState = { ...opened, state: 'saved', conflicts: [], taken: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstUnsaved: number | undefined
  let running: Promise<void> | undefined
  let isClosed = false

  const set = (change: Partial<SaverState>) => {
    state = { ...state, ...change }
    changed.emit()
  }
  const isDirty = () => changedFields(base, state.content).length > 0
  const keepCopy = () =>
    keep(isDirty() ? { draftNo: state.draftNo, changes: changesBetween(base, state.content) } : undefined)

  const plan = (pause = idleMs) => {
    clearTimeout(timer)
    if (isClosed) return
    const longest = firstUnsaved === undefined ? pause : firstUnsaved + longestMs - Date.now()
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(pause, longest)))
  }

  /** Takes a newer version over; `sent` is what the person's later edits were made to. */
  const takeOver = (sent: PostContent, newest: Opened) => {
    const merge = mergeContent(sent, newest.content, state.content)
    base = newest.content
    set({ draftNo: newest.draftNo, content: merge.content, taken: state.taken + 1 })
    addConflicts(merge.conflicts)
  }
  const addConflicts = (more: readonly FieldConflict[]) => {
    if (more.length === 0) return
    const names = new Set(more.map(({ field }) => field))
    set({ conflicts: [...state.conflicts.filter(({ field }) => !names.has(field)), ...more] })
  }

  const sendOnce = async () => {
    const sent = state.content
    firstUnsaved = undefined
    // A retry is not shown as a save: it may fail again.
    if (state.state !== 'offline') set({ state: 'saving', problem: undefined })
    try {
      const answer = await save(state.draftNo, changesBetween(base, sent))
      if (answer.merged || answer.conflicts.length > 0) takeOver(sent, await load())
      else {
        base = sent
        set({ draftNo: answer.draftNo, problem: undefined })
      }
      addConflicts(answer.conflicts as FieldConflict[])
      set({ state: isDirty() ? 'changed' : 'saved' })
    } catch (error) {
      const { kind, message } = explain(error)
      if (kind === 'stale') {
        const before = base
        await load().then(
          (newest) => takeOver(before, newest),
          () => {},
        )
      }
      set({ state: kind === 'refused' ? 'refused' : 'offline', problem: message })
      if (kind !== 'refused') plan(retryMs)
    }
    keepCopy()
  }

  /** Saves everything now. Resolves when nothing is left to save, or saving failed. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    running ??= sendAll()
    return running
  }
  const sendAll = async () => {
    try {
      do await sendOnce()
      while (state.state === 'changed')
    } finally {
      running = undefined
    }
  }

  return {
    on: changed.on,
    read: () => state,
    change: (name: FieldName, value: unknown) => {
      set({ content: withField(state.content, name, value) })
      if (!isDirty()) return
      firstUnsaved ??= Date.now()
      if (!running && state.state !== 'offline') set({ state: 'changed' })
      keepCopy()
      if (!running) plan()
    },
    /** Puts one's own text in the place of theirs, or leaves theirs. */
    settle: (field: FieldName, wanted: 'mine' | 'theirs') => {
      const conflict = state.conflicts.find((each) => each.field === field)
      set({ conflicts: state.conflicts.filter((each) => each.field !== field) })
      if (!conflict || wanted === 'theirs') return
      set({
        content: withField(state.content, field, conflict.mine ?? undefined),
        state: 'changed',
        taken: state.taken + 1,
      })
      keepCopy()
      plan()
    },
    /** Takes what the device kept of an earlier visit. */
    restore: async ({ draftNo, changes }: DeviceCopy) => {
      if (draftNo === state.draftNo) {
        set({ content: withChanges(state.content, changes), taken: state.taken + 1 })
        return isDirty() ? flush() : keep(undefined)
      }
      try {
        const answer = await save(draftNo, changes)
        const newest = await load()
        base = newest.content
        set({ ...newest, taken: state.taken + 1 })
        addConflicts(answer.conflicts as FieldConflict[])
        keep(undefined)
      } catch (error) {
        set({ state: 'refused', problem: explain(error).message })
      }
    },
    /** The draft was moved to another version or state elsewhere. */
    reload: async () => takeOver(base, await load()),
    flush: () => (isDirty() ? flush() : (running ?? Promise.resolve())),
    isDirty,
    /** Saves no more. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

export type DraftSaver = ReturnType<typeof draftSaver>
