import { execFile } from 'node:child_process'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from '../support/serve'

// The programs that people and scripts use (`run.mjs` says which are installed), against the built gateway, with the
// key derived from its secret.
const secret = 'the secret of a gateway that programs are tried against'
const secretKey = createHmac('sha256', secret).update('object store').digest('base64url')

let gateway: Served
let work: string
beforeAll(async () => {
  gateway = await serve({ env: { SESSION_SECRET: secret } })
  work = mkdtempSync(join(tmpdir(), 'sitewright-programs-'))
})
afterAll(async () => {
  await gateway?.remove()
  rmSync(work, { recursive: true, force: true })
})

type Program = {
  name: string
  env?: () => Record<string, string>
  /** How the program writes a key's location. */
  at: (key: string) => string
  /** Arguments before those of the operation. */
  base: () => string[]
  acts: Record<'put' | 'get' | 'list' | 'copy' | 'remove' | 'up' | 'down', (from: string, to: string) => string[]>
}

const endpoint = () => `http://127.0.0.1:${gateway.port}/_store`

const programs: Program[] = [
  {
    name: 'aws',
    env: () => ({
      AWS_ACCESS_KEY_ID: 'sitewright',
      AWS_SECRET_ACCESS_KEY: secretKey,
      AWS_DEFAULT_REGION: 'local',
      AWS_EC2_METADATA_DISABLED: 'true',
    }),
    at: (key) => `s3://files/${key}`,
    base: () => ['--endpoint-url', endpoint(), 's3'],
    acts: {
      put: (from, to) => ['cp', from, to],
      get: (from, to) => ['cp', from, to],
      list: (from) => ['ls', '--recursive', from],
      copy: (from, to) => ['cp', from, to],
      remove: (from) => ['rm', from],
      up: (from, to) => ['sync', '--delete', from, to],
      down: (from, to) => ['sync', from, to],
    },
  },
  {
    name: 's3cmd',
    at: (key) => `s3://files/${key}`,
    base: () => [
      '--config=/dev/null',
      '--access_key=sitewright',
      `--secret_key=${secretKey}`,
      `--host=127.0.0.1:${gateway.port}/_store`,
      '--host-bucket=',
      '--no-ssl',
      '--region=local',
      '--multipart-chunk-size-mb=5',
      '--no-progress',
    ],
    acts: {
      put: (from, to) => ['put', from, to],
      get: (from, to) => ['get', '--force', from, to],
      list: (from) => ['ls', '--recursive', from],
      copy: (from, to) => ['cp', from, to],
      remove: (from) => ['rm', from],
      up: (from, to) => ['sync', '--delete-removed', `${from}/`, to],
      down: (from, to) => ['sync', from, `${to}/`],
    },
  },
  {
    name: 'rclone',
    env: () => ({
      RCLONE_CONFIG: '/dev/null',
      RCLONE_CONFIG_STORE_TYPE: 's3',
      RCLONE_CONFIG_STORE_PROVIDER: 'Other',
      RCLONE_CONFIG_STORE_ENDPOINT: endpoint(),
      RCLONE_CONFIG_STORE_REGION: 'local',
      RCLONE_CONFIG_STORE_ACCESS_KEY_ID: 'sitewright',
      RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: secretKey,
    }),
    at: (key) => `store:files/${key}`,
    base: () => ['--s3-upload-cutoff=5M', '--s3-chunk-size=5M', '--retries=1'],
    acts: {
      put: (from, to) => ['copyto', from, to],
      get: (from, to) => ['copyto', from, to],
      list: (from) => ['ls', from],
      copy: (from, to) => ['copyto', from, to],
      remove: (from) => ['deletefile', from],
      up: (from, to) => ['sync', from, to],
      down: (from, to) => ['sync', from, to],
    },
  },
]

const found = process.env.STORES_PROGRAMS?.split(',') ?? []
for (const { name, env = () => ({}), at, base, acts } of programs.filter((program) => found.includes(program.name))) {
  describe(name, () => {
    const run = (act: keyof Program['acts'], from: string, to = '') =>
      new Promise<string>((resolve, reject) => {
        const args = [...base(), ...acts[act](from, to)]
        execFile(
          name,
          args,
          { env: { PATH: process.env.PATH ?? '', HOME: work, LANG: 'C.UTF-8', ...env() }, maxBuffer: 16 * 1024 ** 2 },
          (error, out, stderr) =>
            error ? reject(new Error(`${name} ${acts[act](from, to).join(' ')}\n${out}\n${stderr}`)) : resolve(out),
        )
      })
    const local = (path: string) => join(work, name, path)
    const write = (path: string, bytes: Buffer | string) => {
      mkdirSync(dirname(local(path)), { recursive: true })
      writeFileSync(local(path), bytes)
      return local(path)
    }
    const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
    const tree = (folder: string) =>
      new Map(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((path) => [relative(folder, path), digest(path)]),
      )

    it('puts a file, lists, copies, gets and removes it', async () => {
      const file = write('ไฟล์ 1+1.txt', 'สวัสดี')
      await run('put', file, at(`${name}/one/ไฟล์ 1+1.txt`))
      await run('copy', at(`${name}/one/ไฟล์ 1+1.txt`), at(`${name}/one/copy.txt`))
      const listed = await run('list', at(`${name}/one/`))
      expect(listed).toContain('ไฟล์ 1+1.txt')
      expect(listed).toContain('copy.txt')
      await run('get', at(`${name}/one/copy.txt`), local('back.txt'))
      expect(digest(local('back.txt'))).toBe(digest(file))
      for (const key of ['ไฟล์ 1+1.txt', 'copy.txt']) await run('remove', at(`${name}/one/${key}`))
      expect(await run('list', at(`${name}/`)).catch(() => '')).not.toContain('txt')
    })

    it('puts a file of 20 MiB in parts and gets it back', async () => {
      const file = write('large.bin', randomBytes(20 * 1024 ** 2))
      await run('put', file, at(`${name}/large.bin`))
      await run('get', at(`${name}/large.bin`), local('large.back'))
      expect(digest(local('large.back'))).toBe(digest(file))
      await run('remove', at(`${name}/large.bin`))
    })

    it('synchronises a folder in both directions', async () => {
      write('folder/รูป/หนึ่ง 🦜.png', randomBytes(70_000))
      write('folder/empty', '')
      write('folder/deep/down/a&b.txt', 'a')
      write('folder/gone.txt', 'x')
      await run('up', local('folder'), at(`${name}/synced/`))
      rmSync(local('folder/gone.txt'))
      write('folder/deep/down/a&b.txt', 'changed')
      await run('up', local('folder'), at(`${name}/synced/`))
      mkdirSync(local('mirror'))
      await run('down', at(`${name}/synced/`), local('mirror'))
      expect(tree(local('mirror'))).toEqual(tree(local('folder')))
    })
  })
}
