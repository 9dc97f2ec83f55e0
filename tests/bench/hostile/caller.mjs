import { randomUUID } from 'node:crypto'
import { ask } from '../product/gateway.mjs'
import { signCall } from '../sign.mjs'

export const host = 'academy.localhost'
/** An answer that takes longer (ms) is none: the gateway is given up. */
const patienceMs = 30_000

export class NoAnswer extends Error {}

/** A person of the demo site, or a guest, who calls one gateway. */
export async function signedIn(port, role) {
  const me = role === 'guest' ? {} : await session(port, role)
  return {
    get: (path) => inTime(call(port, 'GET', path, undefined, me)),
    post: (path, body) => inTime(call(port, 'POST', path, body, me)),
    upload: (purpose, name, bytes) => upload(port, me, { purpose, name }, bytes),
  }
}

/** One page as a browser asks for it, with the session where there is one. */
export const openPage = (port, path, headers = {}) =>
  inTime(ask(port, host, path, { headers: { 'accept-encoding': 'br', ...headers } }))

/** The longest standstill of the last minute (ms), as health tells it. */
export async function worstDelay(port) {
  const { status, body } = await inTime(ask(port, host, '/api/health'))
  const { worstDelayMs } = JSON.parse(body)
  if (status !== 200 || typeof worstDelayMs !== 'number') throw new Error(`Health answered ${status}: ${body}`)
  return worstDelayMs
}

async function session(port, role) {
  const answer = await call(
    port,
    'POST',
    '/account/signin',
    { email: `${role}@academy.example`, password: 'sitewright-demo' },
    {},
  )
  if (answer.status !== 200) throw new Error(`${role} could not sign in: ${answer.body}`)
  return { token: JSON.parse(answer.body).session.token }
}

async function call(port, method, address, body, { token }) {
  const [path, query = ''] = address.split('?')
  const text = body === undefined ? '' : JSON.stringify(body)
  const signature = await signCall((asked) => ask(port, host, asked), {
    method,
    hostname: host,
    path,
    query,
    body: text,
  })
  const headers = {
    ...signature,
    'idempotency-key': randomUUID(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json', origin: `http://${host}:${port}` }),
  }
  return ask(port, host, address, { method, headers, ...(body === undefined ? {} : { body: text }) })
}

/** Puts what becomes no file to where it goes, and gives the upload's id. */
async function upload(port, me, given, bytes) {
  const started = await call(port, 'POST', '/api/files/start-upload', { ...given, size: bytes.length }, me)
  if (started.status !== 200) throw new Error(`The upload was not begun: ${started.body}`)
  const {
    upload: { id },
    single,
  } = JSON.parse(started.body)
  const { hostname, pathname, search } = new URL(single.address)
  const put = await inTime(
    ask(port, hostname, pathname + search, {
      method: 'PUT',
      headers: { ...single.headers, 'content-length': bytes.length },
      body: bytes,
    }),
  )
  if (put.status !== 200) throw new Error(`The upload did not arrive: ${put.status} ${put.body}`)
  return id
}

function inTime(answer) {
  let timer
  const late = new Promise(
    (_, reject) =>
      (timer = setTimeout(() => reject(new NoAnswer(`No answer within ${patienceMs / 1000} s.`)), patienceMs)),
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
