import type * as z from 'zod/mini'
import { copyJson, isRecord } from './json'
import { limits, nodeLimitText } from './limits'
import {
  type Block,
  blockFields,
  type Cell,
  cellFields,
  type Page,
  pageFields,
  type Row,
  rowFields,
  type Slot,
  slotFields,
  type View,
} from './page'
import { type Problem, problemOf } from './problem'
import type { RefusalMessage } from './refuse'
import { roles } from './role'

type Path = (string | number)[]

const messages = {
  page: { en: 'The page is not an object.', th: 'ข้อมูลนี้ไม่ใช่หน้า' },
  slot: { en: 'The slot is not an object.', th: 'ข้อมูลนี้ไม่ใช่ส่วนของเว็บไซต์' },
  views: { en: 'The page has no view.', th: 'หน้านี้ยังไม่มีเนื้อหาสำหรับบทบาทใดเลย' },
  depth: { en: `The layout is nested more than ${limits.depth} levels deep.`, th: `ซ้อนพื้นที่กันลึกเกิน ${limits.depth} ชั้น` },
  nodes: {
    en: `The layout has more than ${nodeLimitText} rows, columns and blocks.`,
    th: `มีแถว คอลัมน์ และบล็อกรวมกันเกิน ${nodeLimitText} ชิ้น`,
  },
  list: { en: 'Expected a list.', th: 'ตรงนี้ต้องเป็นรายการ' },
  object: { en: 'Expected an object.', th: 'ตรงนี้ต้องเป็นชุดข้อมูล' },
  unreadable: { en: 'Couldn’t read the document.', th: 'อ่านข้อมูลนี้ไม่ได้' },
  value: { en: 'Invalid value', th: 'ค่านี้ใช้ตรงนี้ไม่ได้' },
}

/** An unreadable block is `quarantined`, its JSON kept unchanged for saving back. */
export type ReadBlock = Block & { quarantined?: { problem: Problem; raw: unknown } }

export type ReadResult<T> = { ok: true; value: T; problems: Problem[] } | { ok: false; problems: Problem[] }

/**
 * Reads any JSON as a page. Total: never throws. The page's own fields must be valid; below them, invalid nodes are
 * quarantined one by one and listed in `problems`, so that one bad block never breaks the page.
 */
export function readPage(json: unknown): ReadResult<Page> {
  return guarded<Page>(() => {
    const reader = new Reader()
    if (!isRecord(json)) return refuse(messages.page)
    const { views: rawViews, ...own } = copyTop(json)
    const fields = pageFields.safeParse(own)
    if (!fields.success) return { ok: false, problems: issues(fields.error, []) }
    const views: Page['views'] = {}
    for (const role of roles) {
      const raw = isRecord(rawViews) ? rawViews[role] : undefined
      if (raw !== undefined) views[role] = reader.view(raw, ['views', role])
    }
    if (Object.keys(views).length === 0) return refuse(messages.views, ['views'])
    if (reader.overflow) return refuse(reader.overflow, ['views'])
    return { ok: true, value: { ...fields.data, views }, problems: reader.problems }
  })
}

/** Reads any JSON as a header, subheader, footer or workspace. Total, like `readPage`. */
export function readSlot(json: unknown): ReadResult<Slot> {
  return guarded<Slot>(() => {
    const reader = new Reader()
    if (!isRecord(json)) return refuse(messages.slot)
    const { rows, ...own } = copyTop(json)
    const fields = slotFields.safeParse(own)
    if (!fields.success) return { ok: false, problems: issues(fields.error, []) }
    const value = { ...fields.data, rows: reader.rows(rows, ['rows'], 1) }
    if (reader.overflow) return refuse(reader.overflow, ['rows'])
    return { ok: true, value, problems: reader.problems }
  })
}

class Reader {
  problems: Problem[] = []
  overflow: RefusalMessage | undefined
  #nodes = 0
  #ids = new Set<string>()

  view(raw: unknown, path: Path): View {
    return { rows: this.rows(isRecord(raw) ? raw.rows : undefined, [...path, 'rows'], 1) }
  }

  rows(raw: unknown, path: Path, depth: number): Row[] {
    if (depth > limits.depth) {
      this.overflow = messages.depth
      return []
    }
    return this.#list(raw, path, (entry, at) => {
      const { cells, ...own } = entry
      return {
        ...this.#own(rowFields, own, at),
        cells: this.#list(cells, [...at, 'cells'], (cell, cellAt) => this.#cell(cell, cellAt, depth)),
      } as Row
    })
  }

  #cell(raw: Record<string, unknown>, path: Path, depth: number): Cell {
    const { blocks, ...own } = raw
    return {
      ...this.#own(cellFields, own, path),
      blocks: this.#list(blocks, [...path, 'blocks'], (block, at) => this.#block(block, at, depth)),
    } as Cell
  }

  #block(raw: Record<string, unknown>, path: Path, depth: number): ReadBlock {
    const { slots, ...own } = raw
    const fields = blockFields.safeParse(own)
    if (!fields.success) {
      const [problem] = issues(fields.error, path)
      this.problems.push(problem as Problem)
      const type = typeof own.type === 'string' ? own.type : 'unknown/unknown'
      return { id: this.#id(own.id, path), type, version: 1, quarantined: { problem: problem as Problem, raw } }
    }
    const block: ReadBlock = { ...fields.data, id: this.#id(fields.data.id, path) }
    if (isRecord(slots)) {
      block.slots = {}
      for (const name of Object.keys(slots))
        block.slots[name] = this.rows(slots[name], [...path, 'slots', name], depth + 1)
    }
    return block
  }

  /** A row's or column's own fields; invalid ones are left out and reported, the children stay. */
  #own(schema: z.ZodMiniType, raw: Record<string, unknown>, path: Path): Record<string, unknown> {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return { ...(parsed.data as Record<string, unknown>), id: this.#id(raw.id, path) }
    const found = issues(parsed.error, path)
    this.problems.push(...found)
    const broken = new Set(found.map((problem) => problem.path[path.length]))
    const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'id' && !broken.has(key)))
    const again = schema.safeParse({ ...rest, id: 'n0' })
    return { ...(again.success ? (again.data as Record<string, unknown>) : {}), id: this.#id(raw.id, path) }
  }

  #list<T>(raw: unknown, path: Path, read: (entry: Record<string, unknown>, path: Path) => T): T[] {
    if (raw === undefined) return []
    if (!Array.isArray(raw)) {
      this.problems.push(problemOf('invalid-node', messages.list, path))
      return []
    }
    const list: T[] = []
    for (const [index, entry] of raw.entries()) {
      if (this.overflow) break
      if (++this.#nodes > limits.nodes) {
        this.overflow = messages.nodes
        break
      }
      if (isRecord(entry)) list.push(read(entry, [...path, index]))
      else this.problems.push(problemOf('invalid-node', messages.object, [...path, index]))
    }
    return list
  }

  /** The node's own id when it is valid and unique, else one made from its position: rendering needs unique ids. */
  #id(raw: unknown, path: Path): string {
    const valid = typeof raw === 'string' && /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(raw)
    const wanted = valid ? raw : `n-${path.filter((part) => typeof part === 'number').join('-')}`
    let id = wanted
    // Counts up, because a stored id may be the same as the first candidate.
    for (let number = this.#ids.size; this.#ids.has(id); number++) id = `${wanted.slice(0, 56)}-${number}`
    this.#ids.add(id)
    return id
  }
}

function guarded<T>(read: () => ReadResult<T>): ReadResult<T> {
  try {
    return read()
  } catch (error) {
    return refuse({ en: error instanceof Error ? error.message : messages.unreadable.en, th: messages.unreadable.th })
  }
}

const copyTop = (json: Record<string, unknown>) => copyJson(json) as Record<string, unknown>

function refuse(message: RefusalMessage, path: Path = []): { ok: false; problems: Problem[] } {
  return { ok: false, problems: [problemOf('invalid-node', message, path)] }
}

/** The schema library's messages exist in one language; our own schemas refuse with both. */
export function issues(error: z.core.$ZodError, path: Path, code: Problem['code'] = 'invalid-node'): Problem[] {
  return error.issues.map((issue) => {
    const own = issue.code === 'custom' ? (issue.params as Partial<RefusalMessage> | undefined) : undefined
    return problemOf(code, { en: issue.message || issue.code || messages.value.en, th: own?.th ?? messages.value.th }, [
      ...path,
      ...(issue.path as Path),
    ])
  })
}
