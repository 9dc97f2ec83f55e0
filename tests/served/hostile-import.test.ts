import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as previewCall } from '@schemas/editor/calls/transfer/preview-import'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { exportLimits } from '@schemas/editor/entities/export-file'
import { ask, type Answer } from '../support/hosts'
import { serve, type Served } from '../support/serve'
import { zip } from '../support/zip'

const host = 'academy.localhost'
let gateway: Served
let token = ''
beforeAll(async () => {
  gateway = await serve({ isBrief: true })
  const answer = await ask(gateway.base, host, '/account/signin', {
    method: 'POST',
    body: { email: 'manager@academy.example', password: 'sitewright-demo' },
  })
  token = answer.json<{ session: { token: string } }>().session.token
})
afterAll(() => gateway.remove())

const post = (path: string, body: unknown) =>
  ask(gateway.base, host, path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
    timeout: 60_000,
  })
async function send(bytes: Buffer): Promise<string> {
  const started = await post(startCall.path, { purpose: 'import', name: 'export.zip', type: '', size: bytes.length })
  const { upload, single } = started.json<{
    upload: { id: string }
    single: { address: string; headers: Record<string, string> }
  }>()
  const { pathname, search } = new URL(single.address)
  expect(
    (await ask(gateway.base, host, pathname + search, { method: 'PUT', headers: single.headers, body: bytes })).status,
  ).toBeLessThan(300)
  return upload.id
}
const preview = (id: string): Promise<Answer> => post(previewCall.path, { id })
/** The most memory that its process has had so far (MB). */
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]) / 1024

it('a small archive of a large index is refused, without the memory that it would take', async () => {
  const index = `{"format":"sitewright-export","version":1,"documents":[{"content":[${'{},'.repeat((exportLimits.indexBytes - 1000) / 3)}0]}]}`
  const bytes = await zip({ 'export.json': index })
  expect(bytes.length).toBeLessThan(40_000)
  const ids = [await send(bytes), await send(bytes)]
  const before = peakMb()
  const answers = await Promise.all(ids.map(preview))
  expect(answers.filter(({ status }) => status !== 422 && status !== 429)).toEqual([])
  expect(answers.find(({ status }) => status === 422)?.text).toContain('ไฟล์นี้มีข้อมูลมากเกินกว่าที่นำเข้าได้')
  expect(peakMb() - before).toBeLessThan(400)
  expect(gateway.log.filter((line) => line.includes('"level":50'))).toEqual([])
})
