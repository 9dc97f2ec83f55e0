import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { FileItem, UploadState } from '@schemas/files/entities/file-item'
import { withSite } from '@gateway/db/scope'
import { type Reconciled, reconcileSite } from '@gateway/files/reconcile'
import { isTroubled } from '@gateway/files/is-troubled'
import { withData } from '@gateway/platform/with-data'
import { type Ask, ask } from './hosts'
import { serve, type Served } from './serve'
import { openSession } from './sessions'

const site = 'academy'
const host = `${site}.localhost`

/** PUTs bytes to an address and returns the status. */
type Put = (address: string, headers: Record<string, string>, bytes: Buffer) => Promise<number>
export type Sent = { name: string; bytes: Buffer; /** How the first request with bytes is sent. */ put?: Put }
export type StoredFile = { item: FileItem; bytes: Buffer }

/**
 * A gateway that a test kills, and that the next caller restarts: a member of the academy, who retries until there is
 * an answer.
 */
export async function serveKillable(env: Record<string, string> = {}, command: readonly string[] = []) {
  let served: Served = await serve({ env, by: command, isBrief: true })
  const { dataDir, remove } = served
  let session: { cookie: string; token: string; until: number } | undefined

  /** A session outlives the gateway; its token is valid for five minutes. */
  async function tokenNow(): Promise<string> {
    if (!session || session.until < Date.now()) {
      const cookie = session?.cookie ?? (await openSession(served.base, site, 'user')).value
      const { token } = (await ask(served.base, host, '/account/session', { cookies: { _account: cookie } })).json<{
        token: string
      }>()
      session = { cookie, token, until: Date.now() + 240_000 }
    }
    return session.token
  }

  const kill = () => served.stop('SIGKILL')

  async function revive(): Promise<void> {
    await kill()
    served = await serve({ env, by: command, isBrief: true, dataDir, port: served.port })
  }

  async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; answer: T }> {
    for (let tries = 0; ; tries++) {
      try {
        const found = await ask(served.base, host, path, {
          method,
          headers: { authorization: `Bearer ${await tokenNow()}` },
          ...(body === undefined ? {} : { body }),
        })
        return { status: found.status, answer: found.json<T>() }
      } catch (error) {
        if (tries > 3) throw error
        await revive()
      }
    }
  }

  /** The same, and the call has to succeed. */
  async function done<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const { status, answer } = await call<T>(method, path, body)
    expect(status, `${path}: ${JSON.stringify(answer)}`).toBe(200)
    return answer
  }

  /** PUTs bytes to the store. Requests that a killed gateway left unanswered are sent again. */
  async function put(
    address: string,
    headers: Record<string, string>,
    bytes: Buffer,
    by: Put = plainPut,
  ): Promise<void> {
    const status = await by(address, headers, bytes).catch(async () => {
      await revive()
      return plainPut(address, headers, bytes)
    })
    expect(status).toBe(200)
  }

  /** Sends a file as the queue does, which resumes where it stopped. Returns what was acknowledged. */
  async function send(file: Sent, conflict: 'keep-both' | 'replace' = 'keep-both'): Promise<StoredFile> {
    const { upload, single } = await done<{
      upload: UploadState
      single?: { address: string; headers: Record<string, string> }
    }>('POST', '/api/files/start-upload', { name: file.name, size: file.bytes.length, type: '', conflict })
    if (single) await put(single.address, single.headers, file.bytes, file.put)
    else {
      const { parts: there } = await done<UploadState>('GET', `/api/files/upload/${upload.id}`)
      const numbers = Array.from({ length: upload.partCount }, (_, index) => index + 1).filter(
        (number) => !there.some((part) => part.number === number),
      )
      const { parts } = await done<{ parts: { number: number; address: string; headers: Record<string, string> }[] }>(
        'POST',
        '/api/files/sign-parts',
        { id: upload.id, numbers },
      )
      for (const { number, address, headers } of parts)
        await put(
          address,
          headers,
          file.bytes.subarray((number - 1) * upload.partSize, number * upload.partSize),
          number === 1 ? file.put : undefined,
        )
    }
    return { item: await done<FileItem>('POST', '/api/files/finish-upload', { id: upload.id }), bytes: file.bytes }
  }

  /** Each acknowledged file exists exactly once, with the bytes that were sent. */
  async function checkStored(stored: readonly StoredFile[]): Promise<void> {
    for (const { item, bytes } of stored) {
      const { checksum, item: found } = await done<{ checksum: string; item: FileItem }>(
        'GET',
        `/api/files/item/${item._id}`,
      )
      expect([found.name, checksum]).toEqual([item.name, createHash('sha256').update(bytes).digest('hex')])
      const { address } = await done<{ address: string }>('POST', '/api/files/link', { id: item._id, for: 'save' })
      // By the store's address, or by ours where the store cannot send the required headers.
      const answer = address.startsWith('/') ? await ask(served.base, host, address) : await askStore(address)
      expect(createHash('sha256').update(answer.body).digest('hex'), `what is stored of ${item.name}`).toBe(checksum)
    }
    const { items } = await done<{ items: FileItem[] }>('GET', '/api/files/list?kinds=other,text,picture&limit=500')
    // A duplicate would be named "(1)".
    for (const { item } of stored)
      expect(
        items.filter((each) => each.name.startsWith(item.name.replace(/\.\w+$/, ''))).map((each) => each.name),
      ).toEqual([item.name])
  }

  /**
   * Stops the gateway; then compares rows and objects with each other as if some hours later, when nothing is running
   * any more.
   */
  async function checkAgreement(): Promise<void> {
    await served.stop()
    const troubled = await withData({ DATA_DIR: dataDir, ...env }, async ({ database, store }) => {
      const found: Reconciled = await reconcileSite(
        { store, withSite: (of, work) => withSite(database, of, work) },
        site,
        { repair: false, verify: true, now: Date.now() + laterMs },
      )
      expect(found.items).toBeGreaterThan(0)
      return isTroubled(found) ? found : undefined
    })
    expect(troubled).toBeUndefined()
  }

  return {
    dataDir,
    base: () => served.base,
    pid: () => served.pid,
    kill,
    call,
    done,
    putOnce,
    send,
    checkKept: checkStored,
    checkAgreement,
    remove: async () => {
      await kill()
      await remove()
    },
  }
}

/** Objects younger than six hours may belong to a running upload. */
const laterMs = 7 * 3_600_000

/** Its host is named only in the request: Node resolves no `*.localhost`. */
function askStore(address: string, options: Ask = {}) {
  const { origin, host: at, port } = new URL(address)
  return ask(`http://127.0.0.1:${port}`, at, address.slice(origin.length), options)
}

const putOnce = (address: string, headers: Record<string, string>, bytes: Buffer) =>
  askStore(address, { method: 'PUT', headers, body: new Uint8Array(bytes) })
const plainPut: Put = async (...sent) => (await putOnce(...sent)).status
