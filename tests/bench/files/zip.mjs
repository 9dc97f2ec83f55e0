import { randomFillSync } from 'node:crypto'
import { request } from 'node:http'
import { ask } from '../product/gateway.mjs'
import { signCall } from '../sign.mjs'
import { memoryOf, mostMemory } from './memory.mjs'

const host = 'academy.localhost'
const fileBytes = 64 * 1024 ** 2
const partBytes = 5_242_880

/**
 * Seconds for a folder of `mebibytes` as a zip, and the gateway's memory. The first run is not reported: it loads what
 * is needed once.
 */
export async function measureZip({ port, pid, mebibytes, rounds = 3, verbose }) {
  const token = await signIn(port)
  const call = (path, body) => callAs(port, token, path, body)
  const { folderID: folder } = await call('/filemanager/new_folder', { name: 'Bench', parent: 'mine' })
  const count = Math.max(1, Math.round((mebibytes * 1024 ** 2) / fileBytes))
  for (let number = 1; number <= count; number += 1)
    await send(call, port, { name: `part ${number}.bin`, parent: folder })
  const take = async () => {
    const { address } = await call('/api/files/zip', { ids: [folder] })
    return download(port, address)
  }
  await take()
  const before = memoryOf(pid)
  const taken = []
  const { most } = await mostMemory(pid, async () => {
    for (let turn = 0; turn < rounds; turn += 1) {
      taken.push(await take())
      if (verbose)
        console.log(
          `zip ${turn + 1}: ${taken.at(-1).seconds.toFixed(1)} s, the gateway holds ${memoryOf(pid).toFixed(0)} MB`,
        )
    }
  })
  return {
    mebibytes: (count * fileBytes) / 1024 ** 2,
    bytes: taken[0].bytes,
    seconds: taken.map(({ seconds }) => round(seconds)),
    memoryBefore: round(before),
    memoryMost: round(most),
    memoryGrowth: round(most - before),
  }
}

const round = (value) => Math.round(value * 100) / 100

async function signIn(port) {
  const body = JSON.stringify({ email: 'user@academy.example', password: 'sitewright-demo' })
  const signature = await signCall((path) => ask(port, host, path), {
    method: 'POST',
    hostname: host,
    path: '/account/signin',
    body,
  })
  const answer = await ask(port, host, '/account/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature },
    body,
  })
  if (answer.status !== 200) throw new Error(`The sign-in answered ${answer.status}: ${answer.body}`)
  return JSON.parse(answer.body).session.token
}

async function callAs(port, token, path, given) {
  const body = JSON.stringify(given)
  const signature = await signCall((asked) => ask(port, host, asked), { method: 'POST', hostname: host, path, body })
  const answer = await ask(port, host, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...signature },
    body,
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
  return JSON.parse(answer.body)
}

/** Uploads a file of incompressible bytes in parts. */
async function send(call, port, { name, parent }) {
  const { upload } = await call('/api/files/start-upload', {
    name,
    parent,
    size: fileBytes,
    type: 'application/octet-stream',
  })
  const bytes = randomFillSync(Buffer.alloc(fileBytes))
  const signed = await call('/api/files/sign-parts', {
    id: upload.id,
    numbers: Array.from({ length: upload.partCount }, (_, at) => at + 1),
  })
  const parts = []
  for (const { number, address } of signed.parts) {
    const { pathname, search } = new URL(address)
    const part = bytes.subarray((number - 1) * partBytes, number * partBytes)
    const answer = await ask(port, host, pathname + search, {
      method: 'PUT',
      headers: { 'content-length': part.length },
      body: part,
    })
    if (answer.status !== 200) throw new Error(`The store answered ${answer.status}: ${answer.body}`)
    parts.push({ number, etag: answer.headers.etag })
  }
  await call('/api/files/finish-upload', { id: upload.id, parts })
}

/** Reads an answer as a stream and discards it. */
function download(port, address) {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers: { host: `${host}:${port}` } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`The zip answered ${answer.statusCode}.`))
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length))
      answer.once('error', reject)
      answer.once('end', () => {
        if (bytes !== Number(answer.headers['content-length']))
          return reject(new Error(`${bytes} bytes came, ${answer.headers['content-length']} were announced.`))
        resolve({ bytes, seconds: (performance.now() - started) / 1000 })
      })
    })
      .once('error', reject)
      .end()
  })
}
