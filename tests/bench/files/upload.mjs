import { execFile } from 'node:child_process'
import { createHmac, randomFillSync } from 'node:crypto'
import { closeSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from '../figures.mjs'
import { openBrowser, signedIn } from './browser.mjs'
import { memoryOf, mostMemory } from './memory.mjs'

const run = promisify(execFile)

/**
 * Seconds for one file from a browser, as a person sends it, and by `aws s3 cp`, alternating, so that both meet the
 * same load of the machine; compares their medians. Also reports the gateway's memory.
 */
export async function measureUpload({ port, pid, secret, mebibytes, uploads, verbose }) {
  const file = makeFile(mebibytes)
  const browser = await openBrowser()
  try {
    const page = await signedIn(browser, port, '/user/upload')
    const say = (what) => verbose && console.log(what)
    // The first upload loads the script that sends parts, and opens the connections.
    const small = makeFile(12)
    await send(page, small)
    rmSync(small)
    const before = memoryOf(pid)
    const { result: seconds, most } = await mostMemory(pid, async () => {
      const took = { ours: [], aws: [] }
      for (let turn = 0; turn < uploads; turn += 1) {
        took.ours.push(await send(page, file))
        const byAws = await copyByAws(file, { port, secret }).catch((error) => say(`aws: ${error.message}`))
        if (byAws !== undefined) took.aws.push(byAws)
        say(
          `turn ${turn + 1}: ${took.ours.at(-1).toFixed(1)} s, aws ${byAws?.toFixed(1) ?? '-'} s, the gateway holds ${memoryOf(pid).toFixed(0)} MB`,
        )
      }
      return took
    })
    const ours = median(seconds.ours)
    const aws =
      seconds.aws.length > 0
        ? {
            awsSeconds: seconds.aws.map(round),
            awsMedian: round(median(seconds.aws)),
            ratio: round(ours / median(seconds.aws)),
          }
        : {}
    return {
      mebibytes,
      seconds: seconds.ours.map(round),
      median: round(ours),
      bySecond: `${round(mebibytes / ours)} MiB/s`,
      ...aws,
      memoryBefore: round(before),
      memoryMost: round(most),
      memoryGrowth: round(most - before),
    }
  } finally {
    await browser.close()
    rmSync(file, { force: true })
  }
}

const round = (value) => Math.round(value * 100) / 100

/** Incompressible bytes. */
function makeFile(mebibytes) {
  const path = join(tmpdir(), `sitewright-bench-${process.pid}-${mebibytes}.bin`)
  const block = Buffer.alloc(1024 * 1024)
  const handle = openSync(path, 'w')
  for (let at = 0; at < mebibytes; at += 1) writeSync(handle, randomFillSync(block))
  closeSync(handle)
  return path
}

let sent = 0

/** Seconds from choosing a file until it is in the person's list, each time under another name. */
async function send(page, file) {
  const named = `${file}-${(sent += 1)}.bin`
  linkSync(file, named)
  try {
    const started = performance.now()
    await page.locator('input[data-pick="files"]').first().setInputFiles(named)
    await page
      .getByRole('list', { name: 'Uploads in progress' })
      .locator('[data-state="done"]')
      .waitFor({ timeout: 900_000 })
    const seconds = (performance.now() - started) / 1000
    await page.getByRole('button', { name: 'Clear finished' }).click()
    return seconds
  } finally {
    rmSync(named)
  }
}

/** Seconds of one copy, which is deleted. */
async function copyByAws(file, { port, secret }) {
  const env = {
    ...process.env,
    AWS_ACCESS_KEY_ID: 'sitewright',
    AWS_SECRET_ACCESS_KEY: createHmac('sha256', secret).update('object store').digest('base64url'),
    AWS_DEFAULT_REGION: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
  }
  const aws = (...words) =>
    run('aws', ['s3', ...words, '--endpoint-url', `http://127.0.0.1:${port}/_store`, '--only-show-errors'], { env })
  const started = performance.now()
  await aws('cp', file, 's3://files/bench/by-aws.bin')
  const seconds = (performance.now() - started) / 1000
  await aws('rm', 's3://files/bench/by-aws.bin')
  return seconds
}
