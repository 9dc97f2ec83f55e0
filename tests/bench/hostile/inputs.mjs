import { randomUUID } from 'node:crypto'
import { makePage } from '../editors/sitewright.mjs'
import { openPage, signedIn } from './caller.mjs'
import { fontNamed } from './font.mjs'
import { zipOf } from './zip.mjs'

/** Answers that say that an input was taken, or refused for what it is. Any other means that it was not played. */
const played = [200, 400, 413, 422]

/**
 * What is sent to a gateway that stands still by it, or must not. `prepare` is not measured; `play` gives the status of
 * the answer.
 */
export const inputs = [
  {
    name: 'csv',
    title: 'CSV export: an answer of `hi;`, 40 newlines and `x`',
    prepare: async (port) => {
      const guest = await signedIn(port, 'guest')
      const answers = {
        fullName: 'Mali',
        phone: '0812345678',
        email: 'mali@example.com',
        course: await firstCourse(port),
        people: 1,
        aim: `hi;${'\n'.repeat(40)}x`,
        agree: true,
      }
      expectStatus(
        await guest.post('/api/form/submit', {
          page: '/contact',
          block: 'form-c1-b1',
          answers,
          key: randomUUID(),
          seconds: 9,
        }),
        [200],
      )
      return signedIn(port, 'manager')
    },
    play: async (_port, manager) => expectStatus(await manager.get('/api/form/export?form=academy-seat')),
  },
  {
    name: 'font',
    title: 'an uploaded font that is called ` -bold` 25 times, and `x`',
    prepare: async (port) => {
      const admin = await signedIn(port, 'admin')
      return { admin, id: await admin.upload('font', 'hostile.ttf', await fontNamed(`${' -bold'.repeat(25)}x`)) }
    },
    play: async (_port, { admin, id }) => expectStatus(await admin.post('/api/theme/add-font', { id })),
  },
  {
    name: 'mail',
    title: 'mail: HTML of 28,000 nested tags, and as many ends of others',
    prepare: (port) => signedIn(port, 'manager'),
    play: async (_port, manager) =>
      expectStatus(
        await manager.post('/email/send', {
          to: 'somebody@example.com',
          subject: 'Nested',
          plain: 'Nested',
          html: `${'<b>'.repeat(28_000)}${'</i>'.repeat(28_000)}`,
        }),
      ),
  },
  {
    name: 'zip',
    title: 'an import: a zip of some 30 kB that unfolds to 32 MB of JSON',
    prepare: async (port) => {
      const manager = await signedIn(port, 'manager')
      return {
        manager,
        id: await manager.upload('import', 'export.zip', zipOf('export.json', unfolded(32 * 1024 * 1024))),
      }
    },
    play: async (_port, { manager, id }) => expectStatus(await manager.post('/api/transfer/preview-import', { id })),
  },
  {
    name: 'query',
    title: 'query parameters that nobody reads, 20 requests a second',
    play: async (port) => {
      const sent = []
      for (let at = 0; at < 200; at++) {
        sent.push(openPage(port, `/?unread=${randomUUID()}`))
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const statuses = (await Promise.all(sent)).map((answer) => expectStatus(answer, [200, 429]))
      return Math.max(...statuses)
    },
  },
  {
    name: 'page',
    title: 'a page of 2,000 blocks, as visitors open it',
    prepare: async (port) => {
      await makePage(port, 2000)
      const manager = await signedIn(port, 'manager')
      expectStatus(await manager.post('/api/editor/publish', { keys: ['page:/bench-2000'] }), [200])
    },
    play: async (port) => {
      let status
      for (const address of [
        '/bench-2000',
        '/bench-2000/_payload.json',
        '/bench-2000?unread=1',
        '/bench-2000?unread=2',
      ])
        status = expectStatus(await openPage(port, address), [200])
      return status
    },
  },
]

function expectStatus(answer, statuses = played) {
  if (!statuses.includes(answer.status))
    throw new Error(`Answered ${answer.status}: ${String(answer.body).slice(0, 300)}`)
  return answer.status
}

/** A course that the contact form offers: the options are the site's own. */
async function firstCourse(port) {
  const { body } = await openPage(port, '/contact/_payload.json', { 'accept-encoding': 'identity' })
  const found = JSON.stringify(JSON.parse(body)).match(/"name":"course".*?"options":\[\{"value":"([^"]+)"/)
  if (!found) throw new Error('The contact form offers no course.')
  return found[1]
}

/** An index of so many bytes, most of them one number after another. */
function unfolded(bytes) {
  const about = JSON.stringify({
    format: 'sitewright-export',
    version: 2,
    kind: 'documents',
    state: 'live',
    madeAt: '2026-01-01T00:00:00Z',
    from: { site: 'Hostile', pack: 'academy' },
    uploads: [],
  })
  const [head, tail] = [
    `${about.slice(0, -1)},"documents":[{"key":"page:/hostile","origin":"site","content":[0`,
    ']}]}',
  ]
  return Buffer.from(head + ',0'.repeat(Math.floor((bytes - head.length - tail.length) / 2)) + tail)
}
