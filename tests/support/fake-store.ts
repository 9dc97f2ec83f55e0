import { type FileItem, partSizeOf } from '@schemas/files/entities/file-item'

type Held = {
  id: string
  named?: string | undefined
  name: string
  folders: string
  parent: string
  mode?: string | undefined
  size: number
  parts: Map<number, { size: number; etag: string }>
  state: 'open' | 'done' | 'aborted'
  partSize: number
  partCount: number
}
type Answer = { status: number; body: unknown }

/**
 * A gateway's upload calls and the store behind them, in the browser's own process: the target for tests of the queue.
 * Install with `vi.stubGlobal`.
 */
export class FakeStore {
  readonly uploads = new Map<string, Held>()
  /** Names taken by siblings. */
  readonly names = new Set<string>()
  readonly calls: string[] = []
  /** Every successful PUT, as `name#part`. */
  readonly puts: string[] = []
  maxAtOnce = 0
  private atOnce = 0
  /** The status of a coming PUT, 0 for none. By default all succeed. */
  refuse: (name: string, part: number) => number | undefined = () => undefined
  refuseCall: (path: string) => Answer | undefined = () => undefined
  /** For calls that succeed but whose answer is lost. */
  loseAnswer: (path: string) => boolean = () => false
  withEtag = true
  /** Folders made by separate calls. */
  readonly folders: string[] = []
  /** Every PUT waits for it. */
  gate: Promise<void> = Promise.resolve()

  readonly fetch = async (address: string, init?: { body?: string; signal?: AbortSignal }): Promise<Response> => {
    const path = new URL(address, location.href).pathname
    if (!path.startsWith('/api/')) throw new TypeError(`The fake store knows no ${path}.`)
    this.calls.push(path.replace('/api/files/', ''))
    await turn()
    init?.signal?.throwIfAborted()
    const refused = this.refuseCall(path)
    if (refused?.status === 0) throw new TypeError('Failed to fetch')
    const { status, body } =
      refused ?? this.answer(path, init?.body ? (JSON.parse(init.body) as Parameters<FakeStore['answer']>[1]) : {})
    if (this.loseAnswer(path)) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }

  private answer(
    path: string,
    fields: {
      id?: string
      named?: string
      name?: string
      folders?: string
      parent?: string
      mode?: string
      size?: number
      conflict?: string
      numbers?: number[]
      paths?: string[]
      parts?: { number: number; etag: string }[]
    },
  ): Answer {
    if (path.endsWith('/start-upload')) return this.start(fields)
    if (path.endsWith('/make-folders')) {
      this.folders.push(...(fields.paths ?? []))
      return { status: 200, body: { ids: [] } }
    }
    const known = path.includes('/upload/')
      ? decodeURIComponent(path.split('/').at(-1) as string)
      : (fields.id as string)
    const upload =
      this.uploads.get(known) ??
      (path.endsWith('/cancel-upload') ? [...this.uploads.values()].find(({ named }) => named === known) : undefined)
    if (!upload) return failed(404, 'Upload not found, or it has expired.')
    if (path.endsWith('/cancel-upload')) {
      upload.state = 'aborted'
      return { status: 200, body: {} }
    }
    if (path.endsWith('/finish-upload') || path.endsWith('/join-parts')) return this.finish(upload, fields)
    if (upload.state !== 'open') return failed(404, 'Upload not found, or it has expired.')
    if (path.endsWith('/sign-parts'))
      return {
        status: 200,
        body: {
          parts: (fields.numbers ?? []).map((number) => ({
            number,
            address: `/store/${upload.id}/${number}`,
            headers: {},
          })),
        },
      }
    return { status: 200, body: stateOf(upload) }
  }

  private start({
    named,
    name = '',
    folders = '',
    parent = 'mine',
    mode,
    size = 0,
    conflict = 'ask',
  }: {
    named?: string
    name?: string
    folders?: string
    parent?: string
    mode?: string
    size?: number
    conflict?: string
  }): Answer {
    if (this.names.has(name) && conflict === 'ask')
      return failed(409, 'A file with this name already exists.', { item: { _id: 'sibling', name } })
    if (this.names.has(name) && conflict === 'skip')
      return {
        status: 200,
        body: {
          upload: stateOf({
            id: 'none',
            name,
            folders,
            parent,
            size,
            parts: new Map(),
            state: 'open',
            partSize: size,
            partCount: 1,
          }),
          skipped: true,
        },
      }
    const partSize = partSizeOf(size)
    const begun = [...this.uploads.values()].find(
      (each) => named !== undefined && each.named === named && each.size === size && each.state === 'open',
    )
    const upload: Held = begun ?? {
      id: `u${this.uploads.size + 1}`,
      named,
      name,
      folders,
      parent,
      mode,
      size,
      parts: new Map(),
      state: 'open',
      partSize,
      partCount: Math.max(1, Math.ceil(size / partSize)),
    }
    this.uploads.set(upload.id, upload)
    return {
      status: 200,
      body: {
        upload: stateOf(upload),
        ...(upload.partCount === 1
          ? { single: { address: `/store/${upload.id}/1`, headers: { 'x-test': 'yes' } } }
          : {}),
      },
    }
  }

  private finish(upload: Held, { parts = [] }: { parts?: { number: number; etag: string }[] }): Answer {
    const item = { _id: `item-${upload.id}`, name: upload.name, size: upload.size, type: 'file' } as FileItem
    if (upload.state === 'done') return { status: 200, body: item }
    const sent = [...upload.parts.values()].reduce((sum, { size }) => sum + size, 0)
    const isWhole =
      upload.parts.size === upload.partCount &&
      sent === upload.size &&
      (upload.partCount === 1 ||
        (parts.length === upload.partCount &&
          parts.every(({ number, etag }) => upload.parts.get(number)?.etag === etag)))
    if (!isWhole) return failed(409, 'The file hasn’t arrived yet. Please upload it again.')
    upload.state = 'done'
    return { status: 200, body: item }
  }

  /** Replaces the browser's XMLHttpRequest. */
  readonly request = requestTo(this)

  /** A PUT that has started. */
  async take(
    address: string,
    body: Blob,
    onProgress: (loaded: number) => void,
  ): Promise<{ status: number; etag?: string }> {
    this.atOnce += 1
    this.maxAtOnce = Math.max(this.maxAtOnce, this.atOnce)
    const [, , id = '', number = ''] = address.split('/')
    const upload = this.uploads.get(id) as Held
    await turn()
    onProgress(Math.floor(body.size / 2))
    await this.gate
    this.atOnce -= 1
    const status =
      (navigator.onLine ? this.refuse(upload.name, Number(number)) : 0) ?? (upload.state === 'open' ? 200 : 404)
    if (status !== 200) return { status }
    const etag = `"e${id}-${number}"`
    return { status, ...(this.withEtag ? { etag } : {}) }
  }

  /** The answer of a PUT has reached the browser. */
  has(address: string, body: Blob): void {
    const [, , id = '', number = ''] = address.split('/')
    const upload = this.uploads.get(id) as Held
    upload.parts.set(Number(number), { size: body.size, etag: `"e${id}-${number}"` })
    this.puts.push(`${upload.name}#${number}`)
  }
}

const requestTo = (store: FakeStore) =>
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    private address = ''
    private etag: string | undefined
    private isAborted = false
    open(_method: string, address: string) {
      this.address = address
    }
    setRequestHeader() {}
    getResponseHeader(name: string) {
      return name === 'etag' ? (this.etag ?? null) : null
    }
    abort() {
      if (this.isAborted) return
      this.isAborted = true
      this.dispatchEvent(new Event('abort'))
      this.dispatchEvent(new Event('loadend'))
    }
    send(body: Blob) {
      void this.go(body)
    }
    private async go(body: Blob) {
      const reportProgress = (loaded: number) =>
        this.upload.dispatchEvent(
          Object.assign(new Event('progress'), { loaded, total: body.size, lengthComputable: true }),
        )
      const { status, etag } = await store.take(this.address, body, reportProgress)
      if (this.isAborted) return
      this.status = status
      this.etag = etag
      if (status === 200) store.has(this.address, body)
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
      this.dispatchEvent(new Event('loadend'))
    }
  }

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
const failed = (status: number, message: string, details?: unknown): Answer => ({
  status,
  body: { error: { message, details } },
})

function stateOf({ id, name, parent, size, parts, partSize, partCount }: Held) {
  return {
    id,
    name,
    parent,
    size,
    partSize: partCount === 1 ? size : partSize,
    partCount,
    parts: [...parts].map(([number, part]) => ({ number, ...part })),
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  }
}
