import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileItem } from '@schemas/files/entities/file-item'
import { type StoredFile, type Sent, serveKillable } from '../support/killable'
import { makePicture } from '../support/picture'
import { testSeed } from '../support/seed'

// The default deployment, whose database and store end with the process. Its work is visible only in its folder, so a
// kill comes at an approximate moment:
// many rounds cover each of them.

const isLong = process.env.TEST_FULL === '1'
const rounds = isLong ? 12 : 1

let gateway: Awaited<ReturnType<typeof serveKillable>>
let store: string
beforeAll(async () => {
  gateway = await serveKillable()
  store = join(gateway.dataDir, 'store')
}, 120_000)
afterAll(() => gateway.remove())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** A folder may disappear while it is read. */
const filesIn = (name: string): string[] => {
  try {
    return existsSync(join(store, name)) ? readdirSync(join(store, name), { recursive: true, encoding: 'utf8' }) : []
  } catch {
    return []
  }
}
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Starts something, and kills the gateway `late` ms after the moment at which `isSoFar` holds. */
async function killedWhen<T>(step: string, isSoFar: () => boolean, late: number, act: () => Promise<T>): Promise<T> {
  let isOver = false
  const watch = async () => {
    while (!isSoFar()) {
      if (isOver) throw new Error(`Nobody saw the moment ${step}.`)
      await pause(1)
    }
    await pause(late)
    await gateway.kill()
  }
  const [done] = await Promise.all([act().finally(() => (isOver = true)), watch()])
  return done
}

/** A new object with a matching name. */
function appears(name: RegExp): () => boolean {
  const before = new Set(filesIn('files'))
  return () => filesIn('files').some((each) => name.test(each) && !before.has(each))
}

/** Sends half of the bytes, and kills the gateway when some of them are on its disk; the rest never comes. */
const halfPut: Sent['put'] = (address, headers, bytes) =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address)
    const before = written()
    const sent = request(
      {
        hostname: '127.0.0.1',
        port,
        path: pathname + search,
        method: 'PUT',
        headers: { ...headers, host, 'content-length': bytes.length },
      },
      (answer) => resolve(answer.statusCode ?? 0),
    )
    sent.once('error', reject)
    sent.write(bytes.subarray(0, bytes.length / 2))
    void (async () => {
      for (let tries = 0; written() <= before && tries < 5000; tries++) await pause(2)
      if (written() > before) halves += 1
      await gateway.kill()
    })()
  })
/** How often a gateway was killed in the middle of a request. */
let halves = 0

/** A file that is sent in parts. */
const parts = () => randomBytes(6_000_000)

/** Bytes of running uploads. */
const written = () =>
  ['incoming', 'uploads']
    .flatMap((name) => filesIn(name).map((each) => sizeOf(join(store, name, each))))
    .reduce((sum, each) => sum + each, 0)

type Round = {
  round: number
  /** Delay of a kill after its moment (ms). */ late: number
  /** Names a file of this round. */ name: (label: string) => string
}

const small = ({ name, round }: Round, label: string) =>
  gateway.send({ name: `${name(label)}.txt`, bytes: Buffer.from(`small, in round ${round}`) })

/** Actions during which the gateway is killed; each returns what must be stored afterwards. */
const everyStep: ((round: Round) => Promise<StoredFile[]>)[] = [
  async ({ name }) => [
    await gateway.send({ name: name('while a whole file comes.bin'), bytes: randomBytes(3_000_000), put: halfPut }),
  ],
  async ({ name }) => [await gateway.send({ name: name('while a part comes.bin'), bytes: parts(), put: halfPut })],
  async ({ name, late }) => [
    await killedWhen('when the parts are one object', appears(/\.bin$/), late, () =>
      gateway.send({ name: name('when the parts are one object.bin'), bytes: parts() }),
    ),
  ],
  async ({ name, late }) => {
    const picture = await makePicture({ width: 900, height: 600 })
    return [
      await killedWhen('when the first small picture is there', appears(/-480\.webp$/), late, () =>
        gateway.send({ name: name('when the first small picture is there.jpg'), bytes: picture }),
      ),
    ]
  },
  async (round) => [
    await killedWhen('when a small file stands at its key', appears(/^academy.*\.txt$/), round.late, () =>
      small(round, 'when a small file stands at its key'),
    ),
  ],
  async (round) => {
    const stored = await small(round, 'to be public')
    await killedWhen('when it has a public key', appears(/^public.*\.txt$/), round.late, () =>
      gateway.done<FileItem>('POST', '/api/files/set-mode', { id: stored.item._id, mode: 'public' }),
    )
    return [stored]
  },
  async (round) => {
    const stored = await small(round, 'to be copied')
    const { folderID } = await gateway.done<{ folderID: string }>('POST', '/filemanager/new_folder', {
      name: round.name('copies'),
      parent: 'mine',
    })
    const { items } = await killedWhen('when its copy stands there', appears(/^academy.*\.txt$/), round.late, () =>
      gateway.done<{ items: FileItem[] }>('POST', '/api/files/copy', { ids: [stored.item._id], to: folderID }),
    )
    return [stored, ...items.map((item) => ({ item, bytes: stored.bytes }))]
  },
  async (round) => {
    const { item } = await small(round, 'to go')
    await gateway.done('POST', '/api/files/trash', { ids: [item._id] })
    const removing = gateway.call('POST', '/api/files/purge', { ids: [item._id] })
    await pause(round.late)
    await gateway.kill()
    // Purged before the kill, or now.
    expect([200, 404]).toContain((await removing).status)
    expect((await gateway.call('GET', `/api/files/item/${item._id}`)).status).toBe(404)
    return []
  },
]

/** A kill costs a start: the short form takes every fourth, other ones with other values of TEST_SEED. */
const steps = everyStep.filter((_step, at) => isLong || at % 4 === testSeed % 4)
/** Number of those killed in the middle of a request. */
const halved = everyStep.slice(0, 2).filter((step) => steps.includes(step)).length

it(
  'keeps everything acknowledged, and each file once, when the default deployment is killed in any step of an upload or file operation',
  { timeout: 120_000 + rounds * 240_000 },
  async () => {
    const stored: StoredFile[] = []
    for (let round = 0; round < rounds; round++) {
      const late = (round * 3) % 17
      const name = (label: string) => `${round} ${label}`
      for (const step of steps) stored.push(...(await step({ name, late, round })))
    }
    expect(halves).toBe(halved * rounds)
    await gateway.checkKept(stored)
    await gateway.checkAgreement()
    // The command reports the same for every site, and ends successfully.
    const failures: string[] = []
    const { runReconcile } = (await import(
      pathToFileURL(join(process.cwd(), 'dist/gateway/reconcile.js')).href
    )) as typeof import('@gateway/platform/run-reconcile')
    expect(
      await runReconcile(
        { DATA_DIR: gateway.dataDir },
        { dry: true, verify: true, json: false },
        (line) => void failures.push(line),
      ),
    ).toBe(0)
    expect(
      failures.some((line) => /^academy: \d+ files, \d+ objects/.test(line)),
      failures.join('\n'),
    ).toBe(true)
  },
)
