import type { AnyCall } from '@schemas/call'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as joinCall } from '@schemas/files/calls/files/join-parts'
import { call as signCall } from '@schemas/files/calls/files/sign-parts'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as uploadCall } from '@schemas/files/calls/files/upload'
import type { FileItem, UploadState } from '@schemas/files/entities/file-item'
import type { Role } from '@schemas/layout/role'
import { askCall, credentials } from './caller'
import type { TestGateway } from './gateway'

type Who = Exclude<Role, 'guest'>
type Address = { address: string; headers: Record<string, string> }
type Sent = {
  parent?: string
  role?: Who
  conflict?: string
  folders?: string
  mode?: string
  type?: string
  site?: string
}

/** One session per sender: making a session takes longer than sending. */
const known = new WeakMap<TestGateway, Map<string, ReturnType<typeof credentials>>>()

async function done<T>(
  gateway: TestGateway,
  call: AnyCall,
  input: Record<string, unknown>,
  role: Who,
  site = 'alpha',
): Promise<T> {
  const own = known.get(gateway) ?? new Map<string, ReturnType<typeof credentials>>()
  known.set(gateway, own)
  if (!own.has(`${role} ${site}`)) own.set(`${role} ${site}`, credentials(gateway, { role, site }))
  const answer = await askCall(gateway, call, input, {
    host: `${site}.localhost`,
    ...(await own.get(`${role} ${site}`)),
  })
  if (answer.statusCode !== 200) throw new Error(`${call.name}: ${answer.statusCode} ${answer.body}`)
  return answer.json<T>()
}

/**
 * PUTs as a browser would: to the gateway in this process, or over the network to a separate store. Returns the ETag.
 */
export async function putTo(
  gateway: TestGateway,
  { address, headers }: { address: string; headers: Record<string, string> },
  bytes: Buffer,
): Promise<string> {
  const url = new URL(address)
  if (!url.hostname.endsWith('.localhost')) {
    const answer = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    if (!answer.ok) throw new Error(`The store answered ${answer.status}.`)
    return answer.headers.get('etag') ?? ''
  }
  const answer = await gateway.app.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { ...headers, host: url.host },
    payload: bytes,
  })
  if (answer.statusCode !== 200) throw new Error(`The store answered ${answer.statusCode}: ${answer.body}`)
  return String(answer.headers.etag)
}

/** PUTs the parts of an upload, all or some, and returns them with their ETags. */
export async function putFile(
  gateway: TestGateway,
  id: string,
  bytes: Buffer,
  { only, role = 'user', site }: { only?: number[]; role?: Who; site?: string } = {},
): Promise<{ number: number; etag: string }[]> {
  const { partSize, partCount } = await done<UploadState>(gateway, uploadCall, { id }, role, site)
  const numbers = only ?? Array.from({ length: partCount }, (_, index) => index + 1)
  const { parts } = await done<{ parts: { number: number; address: string; headers: Record<string, string> }[] }>(
    gateway,
    signCall,
    { id, numbers },
    role,
    site,
  )
  return Promise.all(
    parts.map(async ({ number, ...to }) => ({
      number,
      etag: await putTo(gateway, to, bytes.subarray((number - 1) * partSize, number * partSize)),
    })),
  )
}

/** Sends a file as the upload queue does. */
export async function sendTo(
  gateway: TestGateway,
  name: string,
  bytes: Buffer,
  { role = 'user', site, ...fields }: Sent = {},
): Promise<FileItem> {
  const { upload } = await done<{ upload: UploadState }>(
    gateway,
    startCall,
    { name, size: bytes.length, ...fields },
    role,
    site,
  )
  const parts = await putFile(gateway, upload.id, bytes, { role, ...(site ? { site } : {}) })
  return done<FileItem>(gateway, finishCall, { id: upload.id, parts: upload.partCount > 1 ? parts : [] }, role, site)
}

/**
 * PUTs an upload for another purpose than a file, in parts where it is large, and returns the upload's id, for the call
 * that uses it.
 */
export async function sendOther(
  gateway: TestGateway,
  { purpose, name, type = '' }: { purpose: 'avatar' | 'font' | 'import' | 'attachment'; name: string; type?: string },
  bytes: Buffer,
  who: Parameters<typeof askCall>[3],
): Promise<string> {
  const good = async <T>(call: AnyCall, input: Record<string, unknown>): Promise<T> => {
    const answer = await askCall(gateway, call, input, who)
    if (answer.statusCode !== 200) throw new Error(`${call.name}: ${answer.statusCode} ${answer.body}`)
    return answer.json<T>()
  }
  const { upload, single } = await good<{ upload: UploadState; single?: Address }>(startCall, {
    purpose,
    name,
    type,
    size: bytes.length,
  })
  if (single) {
    await putTo(gateway, single, bytes)
    return upload.id
  }
  const { parts } = await good<{ parts: (Address & { number: number })[] }>(signCall, {
    id: upload.id,
    numbers: Array.from({ length: upload.partCount }, (_, at) => at + 1),
  })
  const sent = await Promise.all(
    parts.map(async ({ number, ...to }) => ({
      number,
      etag: await putTo(gateway, to, bytes.subarray((number - 1) * upload.partSize, number * upload.partSize)),
    })),
  )
  await good(joinCall, { id: upload.id, parts: sent })
  return upload.id
}
