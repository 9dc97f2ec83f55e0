import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port'
import type { StorageSettings } from '@gateway/settings'

const disk = 'disk'
const secret = 'a-secret-of-the-tests'
const layers = ['account', 'container', 'object'] as const

/** Starts an OpenStack Swift with one disk whose proxy supports the S3 protocol, with one bucket in it. */
export async function startSwift(): Promise<{ settings: StorageSettings; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-swift-'))
  const started: ChildProcess[] = []
  const run = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    started.push(child)
    return child
  }
  const stop = async () => {
    await Promise.all(
      started.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGKILL')
        await ended
      }),
    )
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    mkdirSync(join(folder, 'devices', disk), { recursive: true })
    const memory = await freePort()
    run('memcached', '-u', userInfo().username, '-l', '127.0.0.1', '-p', String(memory))
    for (const layer of layers) {
      const port = await freePort()
      makeRing(folder, layer, port)
      writeFileSync(join(folder, `${layer}.conf`), serverConf(folder, layer, port))
      run(`swift-${layer}-server`, join(folder, `${layer}.conf`))
    }
    const port = await freePort()
    writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, port, memory))
    run('swift-proxy-server', join(folder, 'proxy.conf'))
    const endpoint = `http://127.0.0.1:${port}`
    const settings: StorageSettings = {
      endpoint,
      bucket: 'battery',
      region: 'us-east-1',
      accessKey: 'tests:battery',
      secretKey: secret,
    }
    await untilReady(`${endpoint}/healthcheck`)
    await makeBucket(settings)
    return { settings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function makeRing(folder: string, layer: string, port: number): void {
  const build = (...args: string[]) =>
    execFileSync('swift-ring-builder', [`${layer}.builder`, ...args], { cwd: folder })
  build('create', '4', '1', '0')
  build('add', `r1z1-127.0.0.1:${port}/${disk}`, '1')
  build('rebalance')
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
workers = 0
`

const serverConf = (
  folder: string,
  layer: string,
  port: number,
) => `${common(folder, port)}devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${layer}-server
[app:${layer}-server]
use = egg:swift#${layer}
`

/** As in Swift's own manual: the S3 protocol with its simplest authentication. */
const proxyConf = (folder: string, port: number, memory: number) => `${common(folder, port)}
[pipeline:main]
pipeline = healthcheck cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Browsers of any origin may ask; what they may have, the signature of an address says.
cors_allow_origin = *
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_tests_battery = ${secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Swift was not ready within a minute.')
}

async function makeBucket({ endpoint, bucket, region, accessKey, secretKey }: StorageSettings): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}
