import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditFindings, findingLine } from '../../src/tools/audit.mjs'

const program = fileURLToPath(new URL('../../src/tools/audit.mjs', import.meta.url))
const bulk = '/-/npm/v1/security/advisories/bulk'

let folder = ''
let server: Server | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-audit-'))
})
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})

/** A project with one package, in production or for development alone. */
function project(kind: 'dependencies' | 'devDependencies'): void {
  const manifest = { name: 'project', version: '1.0.0', [kind]: { 'weak-thing': '^1.0.0' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const packages = {
    '': manifest,
    'node_modules/weak-thing': { version: '1.0.0', ...(kind === 'devDependencies' ? { dev: true } : {}) },
  }
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
}

async function listen(answer: RequestListener): Promise<string> {
  const made = createServer(answer)
  server = made
  await new Promise<void>((resolve) => void made.listen(0, '127.0.0.1', () => resolve()))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/`
}

/** A registry that knows one advisory, which the last of `versions` may be free of. */
const registry = (severity: string, versions: readonly string[]) =>
  listen((request, response) => {
    response.setHeader('content-type', 'application/json')
    const advisory = {
      id: 1,
      url: 'https://example.com/1',
      title: 'Reads what it should not',
      severity,
      vulnerable_versions: '<1.0.5',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    }
    const packument = {
      name: 'weak-thing',
      'dist-tags': { latest: versions.at(-1) },
      versions: Object.fromEntries(
        versions.map((version) => [
          version,
          { name: 'weak-thing', version, dist: { tarball: 'http://127.0.0.1/none.tgz' } },
        ]),
      ),
    }
    request.resume()
    request.once('end', () =>
      response.end(JSON.stringify(request.url === bulk ? { 'weak-thing': [advisory] } : packument)),
    )
  })

/** As `npm run check` runs it, with this registry alone. */
function audit(address: string, timeoutMs = 20_000): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    npm_config_registry: address,
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'true',
    npm_config_offline: 'false',
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, folder, String(timeoutMs)], { env }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout.trim() }),
    )
  })
}

describe('npm, asked about a lock', () => {
  const fixed = ['1.0.0', '1.0.5']

  it.each(['high', 'critical'])('fails the check for what is %s in production and has a fix', async (severity) => {
    project('dependencies')
    expect(await audit(await registry(severity, fixed))).toEqual({
      code: 1,
      output: `weak-thing <1.0.5: ${severity}, in production, a fix exists: Reads what it should not`,
    })
  })

  it.each<[string, Parameters<typeof project>[0], string, string[]]>([
    ['less serious', 'dependencies', 'moderate', fixed],
    ['for development alone', 'devDependencies', 'critical', fixed],
    ['without a fix', 'dependencies', 'critical', ['1.0.0']],
  ])('names what is %s, and no more', async (_title, kind, severity, versions) => {
    project(kind)
    const { code, output } = await audit(await registry(severity, versions))
    expect([code, output.split('\n').length]).toEqual([0, 1])
    expect(output).toContain(
      `weak-thing <1.0.5: ${severity}, ${kind === 'dependencies' ? 'in production' : 'for development alone'}, ${versions === fixed ? 'a fix exists' : 'no fix yet'}`,
    )
  })

  const unknown = { code: 0, output: 'no registry told of advisories within 20 s: nothing is known of the packages' }

  it.each<[string, RequestListener]>([
    ['knows no audit', (_request, response) => void response.writeHead(405).end()],
    ['fails', (_request, response) => void response.writeHead(500).end('{}')],
    [
      'says something else',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
    ['hangs up', (request) => void request.socket.destroy()],
  ])('passes where a registry %s, and says so', async (_title, answer) => {
    project('dependencies')
    expect(await audit(await listen(answer))).toEqual(unknown)
  })

  it('does not wait for one that says nothing', async () => {
    project('dependencies')
    expect(await audit(await listen(() => {}), 2000)).toEqual({
      ...unknown,
      output: unknown.output.replace('20 s', '2 s'),
    })
  })

  it('passes where no registry is there, and says so', async () => {
    project('dependencies')
    const address = await listen(() => {})
    server?.close()
    expect(await audit(address)).toEqual(unknown)
  })
})

describe('a report', () => {
  const packages = { 'node_modules/a': {}, 'node_modules/b': { dev: true }, 'node_modules/c/node_modules/b': {} }
  const advisory = { title: 'Bad', severity: 'high', range: '<2' }

  it('tells of each advisory where it begins, and not again for what depends on it', () => {
    const found = auditFindings(
      {
        vulnerabilities: {
          a: { name: 'a', via: ['b'], nodes: ['node_modules/a'], fixAvailable: true },
          b: {
            name: 'b',
            via: [advisory, { ...advisory, title: 'Worse' }],
            nodes: ['node_modules/b'],
            fixAvailable: false,
          },
        },
      },
      packages,
    )
    expect(found?.map(findingLine)).toEqual([
      'b <2: high, for development alone, no fix yet: Bad',
      'b <2: high, for development alone, no fix yet: Worse',
    ])
  })

  it('takes a package that is installed twice for one of production if either is', () => {
    const [found] =
      auditFindings(
        {
          vulnerabilities: {
            b: {
              name: 'b',
              via: [advisory],
              nodes: ['node_modules/b', 'node_modules/c/node_modules/b'],
              fixAvailable: { name: 'c' },
            },
          },
        },
        packages,
      ) ?? []
    expect(found).toMatchObject({ isProduction: true, hasFix: true, fails: true })
  })

  it('is none without a list of vulnerabilities', () => {
    expect(auditFindings(undefined, packages)).toBeUndefined()
    expect(auditFindings({}, packages)).toBeUndefined()
  })
})
